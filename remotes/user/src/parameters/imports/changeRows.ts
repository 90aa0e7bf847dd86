import type {
  ImportedChange,
  ImportedParameter,
  ParameterImportAnswer,
} from '@vatio/contracts/user/parameterImports';
import { number } from '@vatio/ui/format';
import { detailInWords, kindTitle, validityInWords, valueInWords } from '../parameter';

/** A row that changes something. */
export interface ChangeRow {
  readonly line: number;
  readonly change: ImportedChange;
  /** The same while the doubt is the same: another value must be confirmed again. */
  readonly doubtKey: string | null;
}

/** The rows that change something, those with a doubt first. */
export function changeRowsOf({ rows }: Pick<ParameterImportAnswer, 'rows'>): ChangeRow[] {
  const changes = rows.flatMap(({ line, change, outcome }: ImportedParameter) =>
    change && outcome === 'create'
      ? [{ line, change, doubtKey: change.doubt && `${line} ${change.value} ${change.doubt}` }]
      : [],
  );
  return [
    ...changes.filter(({ doubtKey }) => doubtKey !== null),
    ...changes.filter(({ doubtKey }) => doubtKey === null),
  ];
}

/** Counts the values that the sheet adds, and those that replace one. */
export function amountsOf(rows: readonly ChangeRow[]) {
  const replacing = rows.filter(({ change }) => change.before?.isReplaced).length;
  return { added: rows.length - replacing, replacing };
}

/** «Peaje de potencia, 3.0TD, P1» */
export function parameterInWords(change: ImportedChange): string {
  const { kind, period } = change;
  const detail = detailInWords({ ...change, powerLimit: null });
  return [kindTitle(kind), detail, period && `P${period}`].filter(Boolean).join(', ');
}

/** «25,35 €/kW·año»; «Pendiente» without a value. */
export const newValueInWords = (change: ImportedChange): string =>
  change.value === null ? 'Pendiente' : valueInWords(change);

/** The value that holds now, or the last one before, with its days: «25,35 €/kW·año (2026)» */
export function oldValueInWords({ kind, per, before }: ImportedChange): string {
  if (!before) return 'Ninguno';
  return `${valueInWords({ kind, per, value: before.value })} (${validityInWords(before)})`;
}

/** «+3,2 %»; a dash if there is no value to compare. */
export function percentInWords({ value, before }: ImportedChange): string {
  const [is, was] = [Number(value), Number(before?.value)];
  if (value === null || !before || was === 0) return '–';
  const percent = (is / was - 1) * 100;
  const rounded = number(percent, Math.abs(percent) < 100 ? 1 : 0);
  return `${percent > 0 ? '+' : ''}${rounded}\u00a0%`;
}
