import { EmptyState } from '@vatio/ui/layout';
import { Waves } from 'lucide-react';
import { useMemo } from 'react';
import { type Calculated, CalculatedTab } from '../studies/CalculatedTab';
import { SupplyLinks } from '../studies/data/SupplyLinks';
import { isOpen } from '../studies/studyActions';
import type { StudyTabProps } from '../studies/studyTab';
import { BankCard } from './BankCard';
import { ReactiveCard } from './ReactiveCard';
import { reactiveOf } from './reactive';

/** The tab «Reactiva» of a study: what reactive energy costs, and the bank that would end it. */
export const StudyReactive = ({ study }: StudyTabProps) => (
  <CalculatedTab study={study}>
    {(found) => <Reactive key={found.calculation.number} study={study} {...found} />}
  </CalculatedTab>
);

function Reactive({ study, calculation, fact, inputs }: StudyTabProps & Calculated) {
  const { snapshot } = calculation;
  const found = useMemo(() => reactiveOf(snapshot, inputs, fact), [snapshot, inputs, fact]);
  if (snapshot.tariff === '2.0TD') {
    return (
      <EmptyState icon={<Waves />} title="En 2.0TD no se factura la energía reactiva">
        Solo se cobra en las tarifas de seis periodos, de P1 a P5 (Circular 3/2020, art. 9.5).
      </EmptyState>
    );
  }
  if (!found) {
    return (
      <EmptyState
        icon={<Waves />}
        title="No consta la energía reactiva"
        action={<SupplyLinks study={study} canMend={isOpen(study)} />}
      >
        Ninguna lectura de estos meses la tiene: escríbela en «Consumos» y vuelve a calcular.
      </EmptyState>
    );
  }
  return (
    <div className="card-grid">
      <ReactiveCard found={found} />
      <BankCard found={found} />
    </div>
  );
}
