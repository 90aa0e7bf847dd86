import type { StudyInputs, StudySnapshotAnswer } from '@vatio/contracts/energyAnalysis/studies';
import { type ParameterKind, parameterShapes, parameterUnits } from '@vatio/energy/tariff';
import { date, decimalInWords } from '@vatio/ui/format';
import { Card } from '@vatio/ui/layout';
import { PeriodTable } from '@vatio/ui/table';

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
        rows={groups.map((rows) => ({ label: labelOf(rows), values: rows.map(inWords) }))}
      />
      <ul className="small text-muted mt-3 mb-0">
        {norms.map((norm) => (
          <li key={norm}>{norm}</li>
        ))}
      </ul>
    </Card>
  );
}

const fixedKinds: readonly ParameterKind[] = ['powerToll', 'powerCharge'];

/** The parameters of the window, those of one kind and validity together, P1 first. */
function pricesOf(
  { parameters }: StudyInputs,
  { window, pointType, powerControl }: StudySnapshotAnswer,
): readonly (readonly Parameter[])[] {
  const excess: readonly ParameterKind[] =
    powerControl === 'icp'
      ? []
      : pointType <= 3
        ? ['excessMonthly', 'excessRatio']
        : ['excessDaily'];
  const groups = new Map<string, Parameter[]>();
  for (const parameter of parameters) {
    const { kind, from, to } = parameter;
    if (![...fixedKinds, ...excess].includes(kind)) continue;
    if (from > window.lastDay || (to !== null && to < window.firstDay)) continue;
    const key = `${kind} ${from}`;
    groups.set(key, [...(groups.get(key) ?? []), parameter]);
  }
  return [...groups.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, rows]) => rows.sort((one, other) => (one.period ?? 0) - (other.period ?? 0)));
}

function labelOf([first]: readonly Parameter[]): string {
  if (!first) return '';
  const { title } = parameterShapes[first.kind];
  const days = first.to
    ? `${date(first.from)} – ${date(first.to)}`
    : `desde el ${date(first.from)}`;
  return `${title}, ${parameterUnits[first.kind]} · ${days}`;
}

const inWords = ({ value }: Parameter) => (value === null ? 'pendiente' : decimalInWords(value));
