import type { StudyCalculation, StudyInputs } from '@vatio/contracts/energy-analysis/studies';
import { parameterShapes, parameterUnits } from '@vatio/energy/tariff';
import { alignedDecimals, date } from '@vatio/ui/format';
import { Card } from '@vatio/ui/layout';
import { PeriodTable } from '@vatio/ui/table';
import { pricesOfPowers } from './prices';

type Parameter = StudyInputs['parameters'][number];

export interface PriceTableProps {
  readonly inputs: StudyInputs;
  readonly calculation: StudyCalculation;
}

/** The regulated prices behind the euros, with their norms. */
export function PriceTable({ inputs, calculation }: PriceTableProps) {
  const groups = pricesOfPowers(inputs, calculation);
  const norms = [...new Set(groups.flatMap(([first]) => first?.norm ?? []))];
  return (
    <Card title="Precios regulados" isWide>
      <p>
        Término fijo = kW × (peaje + cargo) × días ÷ días del año. Cada valor está en Parámetros
        regulados, con su norma.
      </p>
      <PeriodTable
        caption="Valores por periodo"
        rows={groups.map((rows) => ({
          label: labelOf(rows, calculation.snapshot.tariff),
          values: alignedDecimals(
            rows.map(({ value }) => value),
            'pendiente',
          ),
        }))}
      />
      <ul className="small text-muted mt-3 mb-0">
        {norms.map((norm) => (
          <li key={norm}>{norm}</li>
        ))}
      </ul>
    </Card>
  );
}

function labelOf([first]: readonly Parameter[], own: string): string {
  if (!first) return '';
  const { title } = parameterShapes[first.kind];
  const days = first.to
    ? `${date(first.from)} – ${date(first.to)}`
    : `desde el ${date(first.from)}`;
  const tariff = first.tariff === null || first.tariff === own ? '' : ` (${first.tariff})`;
  return `${title}${tariff}, ${parameterUnits[first.kind]} · ${days}`;
}
