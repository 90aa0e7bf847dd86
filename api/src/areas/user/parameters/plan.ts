import { overlaps, remainders, says } from './cut';
import { groupsOf, identityOf, type ParameterFields } from './rows';

export type StoredRow = ParameterFields & { readonly id: string };

/** The effect of new values on the rows of a version. */
export interface Plan {
  /** The new values that the table does not say already. */
  readonly added: readonly ParameterFields[];
  /** Ids of rows that lose days. */
  readonly ended: readonly string[];
  /** The remaining parts of those rows. */
  readonly kept: readonly ParameterFields[];
  /** The former values on the first days, under the name and the days of what takes their place. */
  readonly replaced: readonly ParameterFields[];
}

/**
 * New values take their days; older values keep the days before and after.
 *
 * @param sent no two of a parameter on the same day
 * @param stored the rows of a version
 */
export function planChange(sent: readonly ParameterFields[], stored: readonly StoredRow[]): Plan {
  const rowsOf = groupsOf(stored, identityOf);
  const plans = [...groupsOf(sent, identityOf)].map(([identity, rows]) =>
    planOfParameter(rows, rowsOf.get(identity) ?? []),
  );
  return {
    added: plans.flatMap(({ added }) => added),
    ended: plans.flatMap(({ ended }) => ended),
    kept: plans.flatMap(({ kept }) => kept),
    replaced: plans.flatMap(({ replaced }) => replaced),
  };
}

function planOfParameter(sent: readonly ParameterFields[], stored: readonly StoredRow[]): Plan {
  const added = sent.filter((row) => !stored.some((one) => says(one, row)));
  const taken = stored.filter((one) => added.some((row) => overlaps(one, row)));
  return {
    added,
    ended: taken.map(({ id }) => id),
    kept: taken.flatMap(({ id: _, ...fields }) =>
      added.reduce<ParameterFields[]>(
        (parts, row) =>
          parts.flatMap((part) => (overlaps(part, row) ? remainders(part, row) : [part])),
        [fields],
      ),
    ),
    replaced: added.flatMap((row) => {
      const former = taken.find((one) => one.from <= row.from && overlaps(one, row));
      return former ? [{ ...former, from: row.from, to: row.to }] : [];
    }),
  };
}
