import {
  type BillCells,
  type BillList,
  type BillRowField,
  billLineFields,
  billListFields,
  billTaxFields,
} from '@vatio/contracts/billing/billRows';
import { type NewBill, newBillSchema } from '@vatio/contracts/billing/bills';
import { termOfLine } from '@vatio/contracts/billing/billWords';
import { tariffs } from '@vatio/contracts/company/supply';
import { periodCount, type Tariff, type TariffTerm } from '@vatio/energy/tariff';
import { type FieldNotes, hasNone } from '../../../imports/rows';
import { inSpanish } from '../../../spanishIssues';
import { billProblems } from '../bills/rules';

type Notes = FieldNotes<BillRowField>;

/** The lines of a row, with the field that each is of. */
interface RowLine {
  readonly field: BillRowField;
  readonly line: Partial<NewBill['lines'][number]>;
}

/** A bill as its cells tell it, and which of them a problem of it is of. */
interface Told {
  readonly bill: NewBill | null;
  readonly problems: Notes;
  /** The cell that holds a field of the bill: `lines.2.amountEur` → `energyEur`. */
  readonly fieldAt: (path: string) => BillRowField;
}

/**
 * The bill of a row. A cell that the tariff has no period for may be zero; a period without energy may
 * be empty.
 *
 * @param supplyPointId any, where the point is not known: its cell has a problem of its own
 */
export function billOf(cells: BillCells, supplyPointId: string): Told {
  const lines = linesOf(cells);
  const fieldAt = fieldFinder(lines);
  const tariff = tariffs.find((one) => one === cells.tariff);
  const lists = Object.fromEntries(
    (Object.keys(billListFields) as BillList[]).map((list) => [list, listOf(cells, list, tariff)]),
  );
  const { data, error } = newBillSchema.safeParse(
    {
      ...textsOf(cells),
      ...lists,
      supplyPointId,
      isEstimated: isEstimatedOf(cells),
      printedDays: printedDaysOf(cells),
      lines: lines.map(({ line }) => line),
      taxes: taxesOf(cells),
    },
    inSpanish,
  );
  const problems = [
    ...(error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const),
    ...(data ? Object.entries(billProblems(data)) : []),
  ].map(([path, message]) => problemAt(fieldAt(path), message, cells));
  const all = { ...Object.fromEntries(problems.reverse()), ...tooMany(cells, tariff) };
  return { bill: hasNone(all) ? (data ?? null) : null, problems: all, fieldAt };
}

/** Hints that replace the contract's messages about the wire. */
const spellings: Notes = {
  tariff: 'Escribe una tarifa como 2.0TD o 3.0TD',
  kind: 'Escribe Ordinaria, Sustituye o Anula',
  isEstimated: 'Escribe Sí o No',
  printedDays: 'Escribe un número entero de días, de 1 a 400',
};

/** Hints for empty cells. */
const wanted: Notes = {
  energy1: 'Escribe los kWh de cada periodo',
  energyEur: 'Escribe el importe de alguna línea: potencia, energía…',
  totalEur: 'Escribe el total de la factura',
  taxPercent: 'Escribe el porcentaje de IVA, IGIC o IPSI',
  taxBaseEur: 'Escribe la base del impuesto',
  taxEur: 'Escribe la cuota del impuesto',
};

function problemAt(field: BillRowField, message: string, cells: BillCells) {
  const said = cells[field] ? spellings[field] : (wanted[field] ?? spellings[field]);
  return [field, said ?? message] as const;
}

const textFields = [
  'supplier',
  'number',
  'rectifies',
  'tariff',
  'notes',
  'issuedOn',
  'from',
  'to',
  'totalEur',
] as const;

function textsOf(cells: BillCells) {
  const texts = textFields.map((field) => [field, cells[field as BillRowField] ?? '']);
  const { accruedOn = null, paidOn = null, kind } = cells;
  return { ...Object.fromEntries(texts), accruedOn, paidOn, ...(kind && { kind }) };
}

/** Unreadable text stays text, and the schema refuses it. */
const isEstimatedOf = ({ isEstimated = 'false' }: BillCells): unknown =>
  ({ true: true, false: false })[isEstimated] ?? isEstimated;

/** The same. */
const printedDaysOf = ({ printedDays = '' }: BillCells): unknown =>
  /^\d{1,4}$/.test(printedDays) ? Number(printedDays) : printedDays || null;

const terms: Readonly<Record<BillList, TariffTerm>> = {
  energyKwh: 'energy',
  energyPricesEurPerKwh: 'energy',
  powersKw: 'power',
  powerPricesEurPerKwYear: 'power',
  reactiveKvarh: 'energy',
  maxKw: 'power',
};

/** An empty period is zero in these lists; in the others it is not printed. */
const blanks: Partial<Readonly<Record<BillList, string>>> = { energyKwh: '0', reactiveKvarh: '0' };

const countOf = (list: BillList, tariff: Tariff | undefined) =>
  tariff ? periodCount(tariff, terms[list]) : 6;

function listOf(cells: BillCells, list: BillList, tariff: Tariff | undefined) {
  const texts = billListFields[list].map((field) => cells[field] ?? null);
  if (texts.every((text) => text === null)) return list === 'energyKwh' ? [] : null;
  return texts.slice(0, countOf(list, tariff)).map((text) => text ?? blanks[list] ?? null);
}

const nouns: Readonly<Record<BillList, string>> = {
  energyKwh: 'energías',
  energyPricesEurPerKwh: 'precios de energía',
  powersKw: 'potencias',
  powerPricesEurPerKwYear: 'precios de potencia',
  reactiveKvarh: 'reactivas',
  maxKw: 'maxímetros',
};

const isNothing = (text: string | undefined) => !text || Number(text) === 0;

/** Values of periods that the tariff lacks. */
function tooMany(cells: BillCells, tariff: Tariff | undefined): Notes {
  if (!tariff) return {};
  const problems = (Object.keys(billListFields) as BillList[]).flatMap((list) => {
    const count = countOf(list, tariff);
    return billListFields[list]
      .slice(count)
      .filter((field) => !isNothing(cells[field]))
      .map((field) => [field, `La tarifa ${tariff} tiene ${count} ${nouns[list]}`] as const);
  });
  return Object.fromEntries(problems);
}

/** A line for each amount; one of a period that the tariff lacks is none where it is zero. */
function linesOf(cells: BillCells): readonly RowLine[] {
  const tariff = tariffs.find((one) => one === cells.tariff);
  return billLineFields.flatMap(({ field, kind, period }) => {
    const amountEur = cells[field];
    if (amountEur === undefined) return [];
    const term = termOfLine[kind];
    const isLacking = tariff && term && period !== null && period > periodCount(tariff, term);
    if (isLacking && isNothing(amountEur)) return [];
    return [{ field, line: { kind, period, amountEur, ...restOf(kind, cells) } }];
  });
}

function restOf(kind: (typeof billLineFields)[number]['kind'], cells: BillCells) {
  if (kind === 'service') return { text: cells.serviceText ?? '' };
  if (kind !== 'electricityTax') return {};
  const { electricityTaxPercent = null, electricityTaxBaseEur = null } = cells;
  return { ratePercent: electricityTaxPercent, baseEur: electricityTaxBaseEur };
}

/** Those that the row fills in. */
const taxesOf = (cells: BillCells) =>
  billTaxFields
    .filter((tax) => Object.values(tax).some((field) => cells[field] !== undefined))
    .map(({ ratePercent, baseEur, amountEur }) => ({
      ratePercent: cells[ratePercent] ?? '',
      baseEur: cells[baseEur] ?? '',
      amountEur: cells[amountEur] ?? '',
    }));

/** Problems of a whole list go to its P1, of lines and taxes to the first of these. */
function fieldFinder(lines: readonly RowLine[]) {
  return (path: string): BillRowField => {
    const [name = '', place = '0', part = ''] = path.split('.');
    const at = Number(place);
    if (name === 'taxes') {
      const tax = billTaxFields[at] ?? billTaxFields[0];
      return tax[part as keyof typeof tax] ?? tax.ratePercent;
    }
    if (name === 'lines') return fieldOfLine(lines[at]?.field ?? 'energyEur', part);
    const list = billListFields[name as BillList];
    return list?.[at] ?? (name as BillRowField);
  };
}

function fieldOfLine(field: BillRowField, part: string): BillRowField {
  if (part === 'ratePercent') return 'electricityTaxPercent';
  if (part === 'baseEur') return 'electricityTaxBaseEur';
  return part === 'text' ? 'serviceText' : field;
}
