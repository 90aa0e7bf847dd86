import type { ImportedBill } from '@vatio/contracts/billing/billImports';
import type { BillRowField } from '@vatio/contracts/billing/billRows';
import { entriesOf, type FieldNotes, firstBy, hasNone, listed } from '../../../imports/rows';
import { inSlices } from '../../../slices';
import { accrued, type BillFields } from '../bills/bills.repository';
import { otherPointInWords, rectifiedElsewhereInWords, takenInWords } from '../bills/checks';
import { type FirstRows, keysInCircles, type Registered } from './circles';
import type { JudgedRow } from './judge';

type Notes = FieldNotes<BillRowField>;

/** Decides about each row, from the register and the other rows; lets other requests in between. */
export async function planImport(judgedRows: readonly JudgedRow[], registered: Registered) {
  const first = firstBy(judgedRows, ({ key }) => key);
  const circles = keysInCircles(first, registered);
  const rows = await inSlices(judgedRows, (judged) => {
    const problems: Notes = {
      ...judged.problems,
      ...circleProblem(judged, circles),
      ...rectifiesProblem(judged, first, registered),
      ...numberProblem(judged, first, registered),
    };
    const fields = fieldsOf(judged, first, registered);
    return { fields, problems, json: JSON.stringify(toImportedBill(judged, problems)) };
  });
  /** The bill of each row and its outcome, as JSON of the contract. */
  return { rows };
}
export type Plan = Awaited<ReturnType<typeof planImport>>;

/** The fields to write. The bill that a row rectifies may be in the register, or in another row. */
function fieldsOf(judged: JudgedRow, first: FirstRows, registered: Registered): BillFields | null {
  const { bill, rectifiedKey } = judged;
  if (!bill) return null;
  const inFile = first.get(rectifiedKey ?? '')?.bill;
  return accrued(
    bill,
    registered.byKey.get(rectifiedKey ?? '') ?? (inFile ? accrued(inFile) : undefined),
  );
}

function numberProblem(
  { key, line, point }: JudgedRow,
  first: FirstRows,
  registered: Registered,
): Notes {
  const firstLine = first.get(key ?? '')?.line ?? line;
  if (firstLine !== line) return { number: `Este número ya está en la fila ${firstLine}` };
  const stored = registered.byKey.get(key ?? '');
  if (stored) return { number: takenInWords(stored) };
  const rectifying = registered.rectifying.get(key ?? '') ?? [];
  const elsewhere = point && rectifying.find(({ supplyPointId }) => supplyPointId !== point.id);
  return elsewhere ? { number: rectifiedElsewhereInWords(elsewhere) } : {};
}

const circleProblem = ({ key }: JudgedRow, circles: ReadonlySet<string>): Notes =>
  circles.has(key ?? '')
    ? { rectifies: 'Esta factura y las que rectifica no pueden rectificarse en círculo' }
    : {};

/** A replaced or cancelled bill need not be anywhere; if it is, it is of the same point. */
function rectifiesProblem(
  { key, rectifiedKey, point }: JudgedRow,
  first: FirstRows,
  registered: Registered,
): Notes {
  if (!rectifiedKey || !point) return {};
  const inFile = first.get(rectifiedKey);
  if (inFile?.point && inFile.point.id !== point.id) {
    return { rectifies: `La factura de la fila ${inFile.line} es de otro punto` };
  }
  if (inFile && key !== null && inFile.rectifiedKey === key) {
    return {
      rectifies: `La factura de la fila ${inFile.line} rectifica a esta: no puede ser a la vez`,
    };
  }
  const stored = registered.byKey.get(rectifiedKey);
  return stored && stored.supplyPointId !== point.id
    ? { rectifies: otherPointInWords(stored) }
    : {};
}

function toImportedBill({ line, proposed, warnings }: JudgedRow, problems: Notes): ImportedBill {
  const isRight = hasNone(problems);
  return {
    line,
    outcome: isRight ? 'create' : 'error',
    problems: listed(problems),
    proposed: isRight ? entriesOf(proposed).map(([field, value]) => ({ field, value })) : [],
    warnings: isRight ? listed(warnings) : [],
  };
}
