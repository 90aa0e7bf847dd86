import type { BillCells, BillRowField } from '@vatio/contracts/billing/billRows';
import { billWarnings } from '@vatio/contracts/billing/billWarnings';
import { checkCups } from '@vatio/energy/cups';
import { searchKey } from '../../../db/textKey';
import { type FieldNotes, hasNone } from '../../../imports/rows';
import { numberKey, supplierKey } from '../bills/keys';
import { billOf } from './bill';
import { contractOn, type KnownContract, proposalsOf } from './proposals';

type Notes = FieldNotes<BillRowField>;

export interface KnownPoint {
  readonly id: string;
  readonly cups: string;
  readonly archived: boolean;
  readonly contracts: readonly KnownContract[];
}

/** The points that a file names. */
export interface KnownPoints {
  /** Points by the first 20 characters of the CUPS. */
  readonly byCups: ReadonlyMap<string, KnownPoint>;
  /** Points by the key of the alias: several may have the same. */
  readonly byAlias: ReadonlyMap<string, readonly KnownPoint[]>;
}

/** The CUPS or alias by which a row names its point. */
export function pointName({ point = '' }: BillCells) {
  const cups = checkCups(point);
  if (cups.isValid) return { cups20: cups.cups20, alias: null, problem: null };
  // Text that begins like a CUPS is a CUPS with a mistake in it.
  const isCups = /^\s*ES\s*\d/i.test(point);
  const problem = point === '' || isCups ? cups.message.replace(/\.$/, '') : null;
  return { cups20: null, alias: problem ? null : aliasKey(point), problem };
}

export const aliasKey = (alias: string): string => searchKey(alias).replace(/\s+/g, ' ').trim();

/** Any: a row whose point is wrong is not written. */
const nobody = '00000000-0000-7000-8000-000000000000';

/**
 * Judges a row, apart from what only the register and the other rows know.
 *
 * @param today decides which days have not come yet
 */
export function judgeRow(line: number, sent: BillCells, points: KnownPoints, today: string) {
  const { point, problems: pointProblems } = findPoint(sent, points);
  const contract = contractOn(point?.contracts ?? [], sent.to);
  const proposed = proposalsOf(sent, contract);
  const cells = { ...sent, ...proposed };
  const { bill, problems: billProblems, fieldAt } = billOf(cells, point?.id ?? nobody);
  const problems: Notes = {
    // An unknown point has no known contract, which would give the other two.
    ...(point ? billProblems : without(billProblems, missingWithoutContract(cells))),
    ...(point && missingWithoutContract(cells)),
    ...pointProblems,
  };
  const isRight = hasNone(problems);
  const { supplier = '', number = '', rectifies = '' } = cells;
  return {
    /** The number that the person sees. */
    line,
    problems,
    proposed,
    /** Warnings do not prevent the import. */
    warnings: isRight && bill && point ? warningsOf() : {},
    point,
    /** The key of supplier and number; null where one is missing. */
    key: supplier && number ? keyOf(supplier, number) : null,
    rectifiedKey: supplier && rectifies ? keyOf(supplier, rectifies) : null,
    /** The bill to write, once it is known what it rectifies; null when something is wrong. */
    bill: isRight ? bill : null,
  };

  function warningsOf(): Notes {
    const found = bill ? billWarnings(bill, today) : [];
    const told = found.map(({ field, message }) => [fieldAt(field), `${message}.`] as const);
    return {
      ...(!contract && { point: withoutContract }),
      ...(Object.fromEntries(told.reverse()) as Notes),
    };
  }
}
/** A row, judged by what is known of its point. */
export type JudgedRow = ReturnType<typeof judgeRow>;

/** The key of a bill: its supplier and number, however they are written. */
export const keyOf = (supplier: string, number: string): string =>
  `${supplierKey(supplier)}\n${numberKey(number)}`;

const withoutContract =
  'El punto no tiene contrato el último día de la factura: añádelo para poder comprobarla.';

/** The contract would say them. */
const missingWithoutContract = ({ supplier, tariff }: BillCells): Notes => ({
  ...(!supplier && { supplier: 'El punto no tiene contrato ese día: escribe la comercializadora' }),
  ...(!tariff && { tariff: 'El punto no tiene contrato ese día: escribe la tarifa' }),
});

const without = (problems: Notes, others: Notes): Notes =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in others)));

function findPoint(
  cells: BillCells,
  { byCups, byAlias }: KnownPoints,
): { readonly point: KnownPoint | null; readonly problems: Notes } {
  const { cups20, alias, problem } = pointName(cells);
  const wrong = (message: string) => ({ point: null, problems: { point: message } });
  if (problem) return wrong(problem);
  const found = cups20 ? [byCups.get(cups20) ?? []].flat() : (byAlias.get(alias ?? '') ?? []);
  const [point, other] = found;
  if (!point) {
    return wrong(
      cups20
        ? 'No hay ningún punto con este CUPS: dalo de alta en PDS'
        : 'No hay ningún punto con este alias: escribe su CUPS',
    );
  }
  if (other) return wrong(`Hay ${found.length} puntos con este alias: escribe el CUPS`);
  return point.archived
    ? wrong('Este punto está archivado: restáuralo antes')
    : { point, problems: {} };
}
