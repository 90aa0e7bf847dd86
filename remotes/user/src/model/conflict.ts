import type { User, UserChange, UserConflict } from '@vatio/contracts/users';
import { HttpError } from '@vatio/platform';
import { fieldInWords, fieldLabel, type UserField, userFields } from './user';

/** A field that one of the two has changed: to what here, if at all, and how it is now. */
export interface FieldConflict {
  readonly label: string;
  readonly yours: string | undefined;
  readonly current: string;
}

/** Both versions, where a change came too late; `undefined` for any other error. */
export function conflictOf(error: unknown): UserConflict['versions'] | undefined {
  if (!(error instanceof HttpError) || error.kind !== 'conflict') return undefined;
  return (error.body as Partial<UserConflict>).versions;
}

/** What was changed on either side since editing began, in the order of the form. */
export function fieldConflicts(base: User, yours: UserChange, current: User): FieldConflict[] {
  const mine: Partial<Record<UserField, unknown>> = yours;
  return userFields
    .filter((field) => mine[field] !== undefined || base[field] !== current[field])
    .map((field) => ({
      label: fieldLabel(field),
      yours: fieldInWords(field, mine[field]),
      current: fieldInWords(field, current[field]) ?? '',
    }));
}
