import { Waterfall } from '@vatio/ui/charts';
import { euros } from '@vatio/ui/format';
import { type Column, DataTable } from '@vatio/ui/table';
import { useMemo } from 'react';
import type { DifferenceStep } from './steps';

export interface OfferWaterfallProps {
  readonly name: string;
  readonly steps: readonly DifferenceStep[];
}

const signed = ({ amountEur, isTotal }: DifferenceStep) =>
  `${!isTotal && Number(amountEur) > 0 ? '+' : ''}${euros(Number(amountEur))}`;

const columns: readonly Column<DifferenceStep>[] = [
  { id: 'name', header: 'Concepto', isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
  {
    id: 'amount',
    header: 'Importe',
    align: 'end',
    cell: (step) => (
      <span className={step.isTotal ? 'fw-bold' : ''} data-fact={step.fact}>
        {signed(step)}
      </span>
    ),
  },
];

/** The same figures as the chart. */
const StepTable = ({ name, steps }: OfferWaterfallProps) => (
  <DataTable
    caption={`Del contrato actual a ${name}`}
    columns={columns}
    rows={steps}
    rowId={(step) => step.name}
  />
);

/** The steps from the current cost to the offer's, by component. */
export function OfferWaterfall({ name, steps }: OfferWaterfallProps) {
  const bars = useMemo(
    () =>
      steps.map((step, index) => ({
        name: step.isTotal ? (index > 0 ? 'Oferta' : 'Ahora') : step.name,
        value: Number(step.amountEur),
        isTotal: step.isTotal ?? false,
      })),
    [steps],
  );
  return (
    <Waterfall
      title={`Del contrato actual a ${name}, por conceptos, en euros`}
      quantity="Diferencia"
      unit="€"
      steps={bars}
      table={<StepTable name={name} steps={steps} />}
    />
  );
}
