import { isDeepStrictEqual } from 'node:util';

export interface Difference {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Only the fields that change; undefined when none does. */
export function difference<T extends object>(before: T, after: T): Difference | undefined {
  const names = Object.keys(after) as (keyof T)[];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (changed.length === 0) return undefined;
  const pick = (fields: T) => Object.fromEntries(changed.map((name) => [name, fields[name]]));
  return { before: pick(before), after: pick(after) };
}

type Changes<T> = { readonly [Name in keyof T]?: T[Name] | undefined };

/** The fields after the change: those that are not sent stay. */
export function withChanges<T extends object>(fields: T, changes: Changes<T>): T {
  const sent = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...fields, ...Object.fromEntries(sent) };
}
