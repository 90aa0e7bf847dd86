import type { StudyOffersAnswer } from '@vatio/contracts/energy-analysis/offers';
import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { useHasRole } from '@vatio/platform';
import { today } from '@vatio/records/time';
import { Card, EmptyState } from '@vatio/ui/layout';
import { FileSpreadsheet } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Calculated } from '../studies/CalculatedTab';
import { DataLink } from '../studies/DataLink';
import { isOpen } from '../studies/studyActions';
import { AddOffers } from './AddOffers';
import { type Comparison, comparisonOf } from './comparison';
import { OfferButtons } from './detail/OfferButtons';
import { OfferDetail } from './detail/OfferDetail';
import { useOfferActions } from './offersApi';
import { ComparisonNotes } from './ranking/ComparisonNotes';
import { PowersChoice } from './ranking/PowersChoice';
import { RankingTable } from './ranking/RankingTable';
import { SavingSum } from './ranking/SavingSum';
import { taxNameOf } from './taxName';

export interface OffersPanelProps extends Calculated {
  readonly study: Study;
  readonly offers: StudyOffersAnswer;
}

/** The ranking of a study's offers, the one that is looked at, and what may be done with them. */
export function OffersPanel({ study, offers, calculation, fact, inputs }: OffersPanelProps) {
  const canWrite = useHasRole('admin', 'writer') && isOpen(study);
  const actions = useOfferActions(study.id, offers.version);
  const comparison = useMemo(
    () => comparisonOf(calculation, inputs, offers, fact),
    [calculation, inputs, offers, fact],
  );
  const add = <AddOffers study={study} offers={offers} actions={actions} canWrite={canWrite} />;
  if (typeof comparison === 'string') {
    return <CannotCompare reason={comparison} studyId={study.id} canMend={isOpen(study)} />;
  }
  if (offers.rows.length === 0) {
    return (
      <EmptyState
        icon={<FileSpreadsheet />}
        title="Aún no hay ofertas"
        action={<div className="d-flex flex-wrap justify-content-center gap-2">{add}</div>}
      >
        {canWrite
          ? 'Añade las que te hayan dado y verás cuánto costaría cada una con el mismo consumo y los mismos impuestos.'
          : 'Cuando alguien añada ofertas a este estudio, aquí verás cuánto costaría cada una.'}
      </EmptyState>
    );
  }
  return (
    <Compared
      study={study}
      offers={offers}
      calculation={calculation}
      fact={fact}
      comparison={comparison}
      actions={actions}
      canWrite={canWrite}
      add={add}
    />
  );
}

interface ComparedProps extends Omit<OffersPanelProps, 'inputs'> {
  readonly comparison: Comparison;
  readonly actions: ReturnType<typeof useOfferActions>;
  readonly canWrite: boolean;
  readonly add: React.ReactNode;
}

function Compared(props: ComparedProps) {
  const { study, offers, calculation, fact, comparison, actions, canWrite, add } = props;
  const [params, setParams] = useSearchParams();
  const { rows, current } = comparison;
  const taxName = taxNameOf(calculation.snapshot.territory);
  const ofOffers = rows.filter(({ offer }) => offer !== null);
  const shown =
    ofOffers.find(({ key }) => key === params.get('oferta')) ??
    ofOffers.find(({ isRecommended }) => isRecommended) ??
    ofOffers[0];
  const choose = useMemo(
    () => (key: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('oferta', key);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return (
    <div className="card-grid">
      <Card
        title="Comparación"
        isWide
        actions={<div className="d-flex flex-wrap gap-2">{add}</div>}
      >
        <SavingSum study={study} offers={offers} fact={fact} />
        <PowersChoice offers={offers} actions={actions} canWrite={canWrite} />
        <RankingTable rows={rows} taxName={taxName} onChoose={choose} />
        <ComparisonNotes comparison={comparison} calculation={calculation} />
      </Card>
      {shown && (
        <OfferDetail
          key={shown.key}
          row={shown}
          current={current}
          calculation={calculation}
          taxName={taxName}
          today={today()}
          actions={
            canWrite && <OfferButtons study={study} offers={offers} row={shown} actions={actions} />
          }
        />
      )}
    </div>
  );
}

interface CannotCompareProps {
  readonly reason: string;
  readonly studyId: string;
  readonly canMend: boolean;
}

const CannotCompare = ({ reason, studyId, canMend }: CannotCompareProps) => (
  <EmptyState
    icon={<FileSpreadsheet />}
    title="Las ofertas no se pueden comparar"
    action={<DataLink studyId={studyId} />}
  >
    {reason}{' '}
    {canMend
      ? 'Recalcula el estudio en «Datos».'
      : 'Este estudio ya no se recalcula: haz uno nuevo del mismo punto.'}
  </EmptyState>
);
