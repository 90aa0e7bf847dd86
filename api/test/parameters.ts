import { type ParameterImport, parameterRowFields } from '@vatio/contracts/user/parameterImports';
import type { Parameter, ParameterChange } from '@vatio/contracts/user/parameters';
import { hasEnded, parameterUnits, variantTitle } from '@vatio/energy/tariff';

/** A change that can be sent to a table that is as it came: the IEE of 2027. Its values are confirmed. */
export const parameterChangeOf = ({
  values = [{ kind: 'electricityTax', value: '5.11269632' }],
  ...facts
}: Partial<ParameterChange> = {}): ParameterChange => ({
  version: 5,
  from: '2027-01-01',
  to: '2027-12-31',
  norm: 'RDL 1/2027',
  state: 'confirmed',
  values: values.map((value) => ({ isConfirmed: true, ...value })),
  ...facts,
});

/** A sheet as Parámetros exports it, on the wire; the cells of a row as they are in the sheet. */
export const sheetOf = (
  rows: readonly (readonly string[])[],
  facts: Partial<ParameterImport> = {},
): ParameterImport => ({
  dryRun: true,
  fileName: 'parametros-2027.xlsx',
  columns: [...parameterRowFields],
  rows: rows.map((cells, index) => ({ line: index + 2, cells: cells.join('\t') })),
  ...facts,
});

const perWords = { day: '/día', year: '/año' } as const;

/** The row of a value, as the page sends it. */
export function sheetRowOf(row: Parameter): string[] {
  const { kind, tariff, variant, period, from, to, value, per, powerLimit, condition } = row;
  const limit = powerLimit
    ? `, ${powerLimit.isIncluded ? 'hasta' : 'menos de'} ${powerLimit.kw.replace('.', ',')} kW`
    : '';
  const state = condition ? 'open' : row.state;
  return [
    kind,
    tariff ?? `${variantTitle(kind, variant)}${limit}`,
    period ? `P${period}` : '',
    from,
    to ?? '',
    value === null ? '' : String(Number(value)).replace('.', ','),
    condition ? String(Number(condition.alternative)).replace('.', ',') : '',
    parameterUnits[kind] + (per ? perWords[per] : ''),
    hasEnded(kind, variant) ? 'ended' : state,
    row.norm,
    condition?.question ?? '',
    row.note,
  ];
}
