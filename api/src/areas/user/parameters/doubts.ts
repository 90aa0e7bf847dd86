import { type ConfirmedParameter, doubtOf, regulatedOf, valueBefore } from '@vatio/energy/tariff';
import { groupsOf, identityOf, type ParameterFields } from './rows';

/** A new value against those before it. */
export interface Doubted {
  /** The last value in force before its days. */
  readonly before: ConfirmedParameter | undefined;
  /** What to ask, as a person who must confirm it reads it; undefined: nothing. */
  readonly doubt: string | undefined;
}

/**
 * Judges new values by those before them, the other new ones among these.
 *
 * @param sent what somebody wants to enter
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
    // Of two that begin on the same day the new one counts, which comes last.
    const before = valueBefore([...known, ...others], row.from);
    const now = known.find(({ from, to }) => from <= row.from && (to === null || row.from <= to));
    const values = [row.value, row.condition?.alternative].flatMap((value) => value ?? []);
    const [doubt] = values.flatMap(
      (value) => doubtOf({ kind: row.kind }, { ...row, value }, before, now) ?? [],
    );
    return { before, doubt };
  };
}
