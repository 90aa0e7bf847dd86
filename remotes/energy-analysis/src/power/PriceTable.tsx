import type { StudyInputs, StudySnapshotAnswer } from '@vatio/contracts/energyAnalysis/studies';
import { parameterShapes, parameterUnits } from '@vatio/energy/tariff';
import { date, decimalInWords } from '@vatio/ui/format';
import { Card } from '@vatio/ui/layout';
import { PeriodTable } from '@vatio/ui/table';
import { pricesOf } from './prices';

type Parameter = StudyInputs['parameters'][number];

export interface PriceTableProps {
  readonly inputs: StudyInputs;
  readonly snapshot: StudySnapshotAnswer;
}

/** The regulated prices that the euros come from, with their norms. */
export function PriceTable({ inputs, snapshot }: PriceTableProps) {
  const groups = pricesOf(inputs, snapshot);
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
          label: labelOf(rows),
          values: rows.map(valueInWords),
          isLong: true,
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

function labelOf([first]: readonly Parameter[]): string {
  if (!first) return '';
  const { title } = parameterShapes[first.kind];
  const days = first.to
    ? `${date(first.from)} – ${date(first.to)}`
    : `desde el ${date(first.from)}`;
  return `${title}, ${parameterUnits[first.kind]} · ${days}`;
}

const valueInWords = ({ value }: Parameter) =>
  value === null ? 'pendiente' : decimalInWords(value);
