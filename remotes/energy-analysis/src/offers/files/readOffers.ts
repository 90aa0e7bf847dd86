import type { NewOffer } from '@vatio/contracts/energy-analysis/offers';
import { type Tariff, tariffs } from '@vatio/energy/tariff';
import { type ReadTable, UnreadableFile } from '@vatio/sheets/table';
import {
  emptyOffer,
  highPrices,
  isHighMargin,
  type OfferForm,
  offerFormSchema,
} from '../form/offerForm';
import { perKwhOf } from '../form/typedPrice';
import { fieldOf, offerColumns } from './offerColumns';

/** A row of a file as a form has it, by its number in the file. */
export interface OfferRow {
  readonly line: number;
  readonly form: OfferForm;
}

/** The treatment of prices that were probably typed per MWh. */
export type HighPrices = 'ask' | 'divide' | 'keep';

/** The rows to import: either all rows are right, or none is taken. */
export interface JudgedOffers {
  readonly offers: readonly NewOffer[];
  /** «Fila 3, Energía P4: …» */
  readonly problems: readonly string[];
  /** The number of rows with a price that needs a question. */
  readonly highRows: number;
}

/**
 * The most offers that a study may have. Importing the contract's own limit would bring zod along; a test
 * compares them.
 */
export const maxRows = 200;
/** Titles may precede the header. */
const headerSearchRows = 10;

/**
 * The offers of a sheet, by the names of its columns.
 *
 * @param tariff of rows that do not name one
 * @throws UnreadableFile when there are no rows to import, or too many
 */
export function offerRowsOf({ rows }: Pick<ReadTable, 'rows'>, tariff: Tariff): OfferRow[] {
  const header = headerRow(rows);
  const columns = (rows[header] ?? []).map((name) => fieldOf(name));
  if (!columns.includes('supplier')) {
    throw new UnreadableFile(
      'No encontramos la columna «Comercializadora»: usa los nombres de la plantilla.',
    );
  }
  const found = rows.flatMap((cells, index): OfferRow[] => {
    if (index <= header || cells.every((cell) => cell.trim() === '')) return [];
    if (cells.find((cell) => cell.trim() !== '')?.startsWith('#')) return [];
    const cellOf = (field: string) => cells[columns.indexOf(field)]?.trim() ?? '';
    return [{ line: index + 1, form: formOf(cellOf, tariff) }];
  });
  if (found.length === 0) throw new UnreadableFile('El fichero no tiene ninguna oferta.');
  if (found.length > maxRows) {
    throw new UnreadableFile(`El fichero tiene ${found.length} ofertas y caben ${maxRows}.`);
  }
  return found;
}

/** The row with the most known headers. */
function headerRow(rows: ReadTable['rows']): number {
  const known = rows
    .slice(0, headerSearchRows)
    .map((cells) => cells.filter((cell) => fieldOf(cell)).length);
  return Math.max(known.indexOf(Math.max(...known)), 0);
}

const periods = [0, 1, 2, 3, 4, 5];
/** The fields that a cell holds as a person would type them. */
const asTyped = [
  'supplier',
  'name',
  'marginEurPerKwh',
  'monthlyFeeEur',
  'commitmentMonths',
  'notes',
] as const;

function formOf(cellOf: (field: string) => string, tariff: Tariff): OfferForm {
  const powers = periods.map((index) => cellOf(`power${index}`));
  return {
    ...emptyOffer(tariff),
    ...Object.fromEntries(asTyped.map((name) => [name, cellOf(name)])),
    tariff: tariffIn(cellOf('tariff')) ?? tariff,
    mode: modeIn(cellOf('mode')),
    energyPricesEurPerKwh: periods.map((index) => cellOf(`energy${index}`)),
    includesAtr: yesOrNoIn(cellOf('includesAtr')),
    powerPrice: powers.some(Boolean) ? 'own' : 'regulated',
    powerPricesEurPerKwYear: powers,
    validUntil: dayIn(cellOf('validUntil')),
  };
}

/** undefined: none is named. A name that is no tariff stays, and is refused. */
const tariffIn = (text: string): string | undefined =>
  text === ''
    ? undefined
    : (tariffs.find((one) => one === text.toUpperCase().replace(/\s/g, '')) ?? text);

function modeIn(text: string): string {
  const key = text.toLowerCase();
  if (key === '' || key.includes('fij')) return 'fixed';
  return key.includes('index') ? 'indexed' : text;
}

function yesOrNoIn(text: string): string {
  const key = text.toLowerCase();
  if (['sí', 'si', 's', 'x', 'true', '1', 'todo incluido'].includes(key)) return 'true';
  return ['no', 'n', 'false', '0', '+ atr', '+atr'].includes(key) ? 'false' : '';
}

/** «31/1/2026» → `2026-01-31`; anything else stays, and is refused. */
function dayIn(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Judges all rows with the rules of the form. */
export function judgeOffers(rows: readonly OfferRow[], high: HighPrices): JudgedOffers {
  const judged = rows.map(({ line, form }) => ({
    line,
    isHigh: highPrices(form.energyPricesEurPerKwh).length > 0 || isHighMargin(form.marginEurPerKwh),
    result: offerFormSchema.safeParse(answered(form, high)),
  }));
  return {
    offers: judged.flatMap(({ result }) => (result.success ? [result.data.offer] : [])),
    highRows: judged.filter(({ isHigh }) => isHigh).length,
    problems: judged.flatMap(({ line, result }) =>
      result.success
        ? []
        : result.error.issues.map(
            ({ path, message }) => `Fila ${line}, ${headerOf(path)}: ${message}.`,
          ),
    ),
  };
}

function answered(form: OfferForm, high: HighPrices): OfferForm {
  if (high === 'keep') return { ...form, areHighPricesRight: true };
  if (high === 'ask') return form;
  const prices = form.energyPricesEurPerKwh;
  const wrong = highPrices(prices);
  const margin = form.marginEurPerKwh;
  return {
    ...form,
    energyPricesEurPerKwh: prices.map((one, index) =>
      wrong.includes(index) ? perKwhOf(one) : one,
    ),
    marginEurPerKwh: isHighMargin(margin) ? perKwhOf(margin) : margin,
  };
}

function headerOf([name, index]: readonly PropertyKey[]): string {
  if (name === 'areHighPricesRight') return 'precios de la energía';
  const field =
    name === 'energyPricesEurPerKwh'
      ? `energy${String(index)}`
      : name === 'powerPricesEurPerKwYear'
        ? `power${String(index)}`
        : String(name);
  return offerColumns.find((column) => column.field === field)?.header ?? field;
}
