import { newSupplyContractSchema } from '@vatio/contracts/company/contracts';
import type { PointImportField } from '@vatio/contracts/company/pointImports';
import type { $ZodIssue } from 'zod/v4/core';
import { Refusal } from '../../../refusal';
import { inSpanish } from '../../../spanishIssues';
import type { ContractFields } from '../contracts/repository';
import { requireSound } from '../contracts/rules';
import { type Cells, type FieldProblems, fieldOf, type NumberedField, saysPeriods } from './cells';
import { type PeriodCells, periodCells } from './periodCells';
import { problemsOf } from './problems';

const ownFields = [
  'supplier',
  'tariff',
  'from',
  'to',
  'mode',
  'includesAtr',
  'marginEurPerKwh',
  'meterEurPerMonth',
  'use',
  'noticeDays',
] as const;

/** Whether a row has a cell of a contract. */
export const saysContract = (cells: Cells): boolean =>
  ownFields.some((field) => cells[field] !== undefined) ||
  (['power', 'energyPrice', 'powerPrice'] as const).some((name) => saysPeriods(cells, name));

/** Field of a contract → field of a row. Fields of periods get their number from the path. */
const periodFields = {
  powersKw: 'power',
  energyPricesEurPerKwh: 'energyPrice',
  powerPricesEurPerKwYear: 'powerPrice',
} as const;

/** `powersKw.2` → `power3`; a problem of all of them goes to the first. */
function cellOf(path: readonly PropertyKey[]): PointImportField {
  const [name, index] = path.map(String);
  const isOfPeriods = (field: string | undefined): field is keyof typeof periodFields =>
    field !== undefined && field in periodFields;
  return isOfPeriods(name)
    ? fieldOf(periodFields[name], Number(index ?? 0))
    : (name as PointImportField);
}

/** null when the row has no contract, or a wrong one. */
interface JudgedContract {
  readonly contract: ContractFields | null;
  readonly problems: FieldProblems;
}
const nothing: FieldProblems = {};

/** The contract of a row. */
export function contractOfCells(cells: Cells): JudgedContract {
  if (!saysContract(cells)) return { contract: null, problems: nothing };
  const periods = {
    power: periodCells(cells, 'power'),
    energyPrice: pricesOf(cells, 'energyPrice'),
    powerPrice: pricesOf(cells, 'powerPrice'),
  };
  const parsed = newSupplyContractSchema.safeParse(sentContract(cells, periods), inSpanish);
  const problems = {
    ...(parsed.error && problemsOf(parsed.error.issues.filter(isOfCell), cellOf)),
    ...periods.power.problems,
    ...periods.energyPrice?.problems,
    ...periods.powerPrice?.problems,
    ...(periods.energyPrice && !cells.includesAtr && whetherAtr),
  };
  if (!parsed.data || Object.keys(problems).length > 0) return { contract: null, problems };
  const unsound = unsoundness(parsed.data);
  return { contract: Object.keys(unsound).length > 0 ? null : parsed.data, problems: unsound };
}

/** Nothing when the row has no prices of that term. */
const pricesOf = (cells: Cells, name: 'energyPrice' | 'powerPrice') =>
  saysPeriods(cells, name) ? periodCells(cells, name) : undefined;

/** `periodCells` says how many values there must be, in the words of the tariff. */
const isOfCell = ({ path: [name, index] }: $ZodIssue) =>
  index !== undefined || !(String(name) in periodFields);

/** A guess, either way, could make every bill of the point look wrong. */
const whetherAtr: FieldProblems = {
  includesAtr: 'Escribe si los precios de energía incluyen peajes y cargos: Sí o No',
};

function sentContract(
  cells: Cells,
  periods: Readonly<Record<NumberedField, PeriodCells | undefined>>,
) {
  return {
    supplier: cells.supplier,
    tariff: cells.tariff,
    from: cells.from,
    to: cells.to ?? null,
    powersKw: periods.power?.values,
    mode: cells.mode,
    energyPricesEurPerKwh: periods.energyPrice?.values ?? null,
    includesAtr: wordOf(cells.includesAtr ?? 'false'),
    powerPricesEurPerKwYear: periods.powerPrice?.values ?? null,
    marginEurPerKwh: cells.marginEurPerKwh ?? null,
    meterEurPerMonth: cells.meterEurPerMonth ?? null,
    use: cells.use,
    noticeDays: cells.noticeDays === undefined ? null : wholeNumber(cells.noticeDays),
  };
}

const words: Readonly<Record<string, boolean>> = { true: true, false: false };
const wordOf = (text: string): boolean | string => words[text] ?? text;

/** What is not a whole number stays text, and is refused as such. */
export const wholeNumber = (text: string): number | string =>
  /^\d{1,9}$/.test(text) ? Number(text) : text;

/** Problems from the rules of contracts, by cell. */
function unsoundness(contract: ContractFields): FieldProblems {
  try {
    requireSound(contract);
    return nothing;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const fields = Object.entries(error.details.fields ?? {});
    return Object.fromEntries(fields.map(([path, message]) => [cellOf(path.split('.')), message]));
  }
}
