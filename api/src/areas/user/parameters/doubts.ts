import { type ConfirmedParameter, doubtOf, regulatedOf, valueBefore } from '@vatio/energy/tariff';
import { groupsOf, identityOf, type ParameterFields } from './rows';

/** A new value against those before it. */
export interface Doubted {
  /** The last value in force before its days. */
  readonly before: ConfirmedParameter | undefined;
  /** The question for the person who must confirm it; undefined: no doubt. */
  readonly doubt: string | undefined;
}

/**
 * Judges new values by those before them, including the other new values.
 *
 * @param sent the values that a person wants to enter
 * @param stored the rows of the version that it changes
 */
export function doubtsIn(
  sent: readonly ParameterFields[],
  stored: readonly ParameterFields[],
): (row: ParameterFields) => Doubted {
  const [standing, coming] = [groupsOf(stored, identityOf), groupsOf(sent, identityOf)];
  return (row) => {
    const known = (standing.get(identityOf(row)) ?? []).map(regulatedOf);
    const others = (coming.get(identityOf(row)) ?? []).map(regulatedOf);
    // If two begin on the same day, the new value, which is last, counts.
    const before = valueBefore([...known, ...others], row.from);
    const now = known.find(({ from, to }) => from <= row.from && (to === null || row.from <= to));
    const values = [row.value, row.condition?.alternative].flatMap((value) => value ?? []);
    const [doubt] = values.flatMap(
      (value) => doubtOf({ kind: row.kind }, { ...row, value }, before, now) ?? [],
    );
    return { before, doubt };
  };
}
