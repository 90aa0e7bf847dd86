import type { TypedBill } from './typedBill';

export interface FieldProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Problems of a bill beyond its single fields; the API knows more. */
export const billProblems = (bill: TypedBill): readonly FieldProblem[] => [
  ...(bill.to <= bill.from
    ? [problem(['to'], 'La lectura final tiene que ser posterior a la inicial')]
    : []),
  ...(bill.kind !== 'ordinary' && !bill.rectifies
    ? [problem(['rectifies'], 'Escribe el número de la factura que rectifica')]
    : []),
  ...segmentProblems(bill),
  ...(bill.lines.every(({ amountEur }) => amountEur === null)
    ? [problem(['lines', 0, 'amountEur'], 'Escribe al menos una línea')]
    : []),
  ...bill.taxes.flatMap(({ ratePercent, baseEur }, index) => [
    ...(ratePercent === null ? [problem(['taxes', index, 'ratePercent'], 'Escribe el tipo')] : []),
    // The rate of each line is unknown.
    ...(baseEur === null && bill.taxes.length > 1
      ? [problem(['taxes', index, 'baseEur'], 'Escribe la base')]
      : []),
  ]),
];

/** The first begins with the bill and the last one ends with it; where the others end is to be said. */
const segmentProblems = ({ segments }: TypedBill): readonly FieldProblem[] =>
  segments.flatMap(({ to }, index) =>
    to === null && index < segments.length - 1
      ? [problem(['segments', index, 'to'], 'Escribe el último día de este tramo')]
      : [],
  );

const problem = (path: FieldProblem['path'], message: string): FieldProblem => ({ path, message });
