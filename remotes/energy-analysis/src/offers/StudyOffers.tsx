import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@vatio/ui/layout';
import { type Calculated, CalculatedTab } from '../studies/CalculatedTab';
import type { StudyTabProps } from '../studies/studyTab';
import { OffersPanel } from './OffersPanel';
import { offersQuery } from './offersApi';

/** The tab «Ofertas» of a study: its contract against offers of others. */
export const StudyOffers = ({ study }: StudyTabProps) => (
  <CalculatedTab study={study}>{(found) => <Offers study={study} {...found} />}</CalculatedTab>
);

function Offers({ study, ...calculated }: StudyTabProps & Calculated) {
  const offers = useQuery(offersQuery(study.id));
  return (
    <Loaded query={offers} loading="Cargando las ofertas…" what="las ofertas">
      {(found) => <OffersPanel study={study} offers={found} {...calculated} />}
    </Loaded>
  );
}
