import type { Db } from '../../../db/transaction';
import { codeOf } from '../../../errorFacts';
import { spanishDay } from '../../../localDay';
import { wrongField } from '../../../refusal';
import { type BillFields, findNumber, findRectifying, type NamedBill } from './bills.repository';
import { numberKey } from './keys';

type Numbered = Pick<BillFields, 'supplier' | 'number'>;

/** The stored bill that one replaces or cancels. */
export const rectifiedBy = async (
  db: Db,
  { supplier, rectifies }: Pick<BillFields, 'supplier' | 'rectifies'>,
): Promise<NamedBill | undefined> =>
  rectifies ? findNumber(db, { supplier, number: rectifies }) : undefined;

/**
 * @param own the bill that may have it
 * @throws Refusal invalid on `number`, which names the bill that has it
 */
export async function requireNewNumber(db: Db, bill: Numbered, own?: string): Promise<void> {
  const other = await findNumber(db, bill);
  if (other && other.id !== own) throw taken(other);
}

const taken = (bill: NamedBill) => wrongField('number', takenInWords(bill));

/** Why a number cannot be given again. */
export const takenInWords = ({ number, supplier, cups, issuedOn }: NamedBill): string =>
  `La factura ${number} de ${supplier} ya está registrada: punto ${cups}, emitida el ${spanishDay(issuedOn)}`;

/** Why a bill cannot replace or cancel another one. */
export const otherPointInWords = ({ number, cups }: Pick<NamedBill, 'number' | 'cups'>): string =>
  `La factura ${number} es de otro punto: ${cups}`;

/**
 * Names the other bill, too, when it was stored in the same moment: then only the database knew.
 *
 * @param db not the transaction that failed
 */
export const refuseSameNumber =
  (db: Db, bill: Numbered, own?: string) =>
  async (error: unknown): Promise<never> => {
    if (codeOf(error) === '23505') await requireNewNumber(db, bill, own);
    throw error;
  };

/**
 * The bill that is replaced or cancelled need not be stored; if it is, it is of the same point, and so
 * are those that replace or cancel this one, and it does not rectify this one in turn.
 *
 * @param own the bill that may be among them
 * @throws Refusal invalid on `rectifies`, or on `number` because of a bill that names it
 */
export async function requireSamePoint(db: Db, bill: BillFields, own?: string): Promise<void> {
  const { supplyPointId } = bill;
  const later = await findRectifying(db, bill);
  const elsewhere = later.find((one) => one.id !== own && one.supplyPointId !== supplyPointId);
  if (elsewhere) throw rectifiedElsewhere(elsewhere);
  const other = await rectifiedBy(db, bill);
  if (!other) return;
  if (other.supplyPointId !== supplyPointId)
    throw wrongField('rectifies', otherPointInWords(other));
  await requireNoCircle(db, bill, other);
}

/** More than any chain of rectifications has. */
export const longestChain = 100;

/** Refuses a circle: each bill in it would take away another one, and none would count. */
async function requireNoCircle(db: Db, { supplier, number }: BillFields, rectified: NamedBill) {
  let next: NamedBill | undefined = rectified;
  for (let left = longestChain; next?.rectifies && left > 0; left -= 1) {
    if (numberKey(next.rectifies) === numberKey(number)) {
      throw wrongField('rectifies', circleInWords(rectified, next));
    }
    next = await findNumber(db, { supplier, number: next.rectifies });
  }
}

/** Why a bill cannot rectify another one. @param last the one in the chain that rectifies this bill */
const circleInWords = (rectified: NamedBill, last: NamedBill) =>
  last.id === rectified.id
    ? `La factura ${rectified.number} ya rectifica a esta: no pueden rectificarse la una a la otra`
    : `La factura ${rectified.number} rectifica a otras, y ${last.number} a esta: no pueden rectificarse en círculo`;

const rectifiedElsewhere = (bill: NamedBill) =>
  wrongField('number', rectifiedElsewhereInWords(bill));

/** Why a bill cannot have the number that one of another point names. */
export const rectifiedElsewhereInWords = ({ number, cups }: NamedBill): string =>
  `La factura ${number}, que rectifica a esta, es de otro punto (${cups}): corrige antes el punto o el número de una de las dos`;
