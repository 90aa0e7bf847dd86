import { useQuery } from '@tanstack/react-query';
import type { NewOffer, StudyOffersAnswer } from '@vatio/contracts/energy-analysis/offers';
import { offerName } from '@vatio/contracts/energy-analysis/offerWords';
import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { useHasRole } from '@vatio/platform';
import { ChangeForm, conflictOf, NewForm } from '@vatio/ui/forms';
import { EmptyState, Loaded, Page } from '@vatio/ui/layout';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { studyQuery } from '../../studies/detail/detailApi';
import { isOpen } from '../../studies/studyActions';
import { studyPath } from '../../studies/studyPaths';
import { offersPath } from '../offer';
import { offersQuery, useOfferActions } from '../offersApi';
import { OfferFields } from './OfferFields';
import {
  emptyOffer,
  mineOver,
  offerFormOf,
  offerFormSchema,
  type TypedOffer,
  type VersionedOffer,
} from './offerForm';
import { offerWords } from './offerWords';

/** A new offer of a study, or one that is corrected. */
export function OfferPage() {
  const { id = '', offerId } = useParams();
  const study = useQuery(studyQuery(id));
  const offers = useQuery(offersQuery(id));
  const code = study.data?.code ?? 'Estudio';
  const title = offerId ? 'Editar oferta' : 'Añadir oferta';
  return (
    <Page
      title={title}
      crumbs={[
        { label: 'Estudios', to: '/energy-analysis' },
        { label: code, to: studyPath(id) },
        { label: 'Ofertas', to: offersPath(id) },
        { label: title },
      ]}
    >
      <Loaded query={study} loading="Cargando el estudio…" what="este estudio">
        {(found) => (
          <Loaded query={offers} loading="Cargando las ofertas…" what="las ofertas">
            {(all) => (
              <OfferForm key={offerId ?? ''} study={found} offers={all} offerId={offerId} />
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

interface OnAdded {
  readonly onSuccess: (all: StudyOffersAnswer) => void;
}

interface OfferFormProps {
  readonly study: Study;
  readonly offers: StudyOffersAnswer;
  readonly offerId: string | undefined;
}

function OfferForm({ study, offers, offerId }: OfferFormProps) {
  const canWrite = useHasRole('admin', 'writer');
  const { add, change } = useOfferActions(study.id, offers.version);
  const found = offers.rows.find(({ id }) => id === offerId);
  // Another person may delete it meanwhile: the typed values stay, and saving reports the deletion.
  const [atFirst] = useState(found);
  const stored = found ?? atFirst;
  const page = offersPath(study.id);
  if (!canWrite || !isOpen(study)) {
    const why = canWrite
      ? 'Las ofertas de un estudio presentado o descartado no cambian.'
      : 'No tienes permiso para cambiar ofertas.';
    return <Nothing title={why} page={page} />;
  }
  if (offerId && !stored) return <Nothing title="Esa oferta no existe." page={page} />;
  const draftKey = `energy-analysis/studies/${study.id}/offers/${offerId ?? 'new'}`;
  if (stored) {
    const current = conflictOf<NewOffer, VersionedOffer>(change.error)?.current;
    return (
      <ChangeForm
        stored={{ ...stored, version: offers.version }}
        schema={offerFormSchema}
        toForm={offerFormOf}
        draftKey={draftKey}
        change={change}
        toSend={(typed, version, base) => ({
          ...(current ? mineOver(current, base, typed) : typed),
          id: stored.id,
          version,
        })}
        words={offerWords}
        what="este estudio"
        savedMessage={`Oferta guardada: ${offerName(stored)}`}
        page={`${page}?oferta=${stored.id}`}
      >
        {(form) => <OfferFields form={form} />}
      </ChangeForm>
    );
  }
  return (
    <NewForm
      schema={offerFormSchema}
      defaults={emptyOffer(study.calculation?.snapshot.tariff ?? '3.0TD')}
      draftKey={draftKey}
      create={{
        ...add,
        mutate: ({ offer, areHighPricesRight }: TypedOffer, on: OnAdded) =>
          add.mutate({ rows: [offer], areHighPricesRight }, on),
      }}
      submit="Añadir oferta"
      cancelTo={page}
      message={() => 'Oferta añadida'}
      page={({ rows }) => `${page}?oferta=${rows.at(-1)?.id ?? ''}`}
    >
      {(form) => <OfferFields form={form} />}
    </NewForm>
  );
}

const Nothing = ({ title, page }: { readonly title: string; readonly page: string }) => (
  <EmptyState
    icon={<SearchX />}
    title={title}
    action={
      <Link className="btn btn-primary" to={page}>
        Ver las ofertas
      </Link>
    }
  />
);
