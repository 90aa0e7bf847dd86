import type { User, UserChange, UserConflict } from '@vatio/contracts/users';
import { HttpError } from '@vatio/platform';
import { roleLabel, stateLabel } from './user';

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
  const { name, email, role } = yours;
  const fields: readonly (FieldConflict & { readonly before: string })[] = [
    { label: 'Nombre', yours: name, before: base.name, current: current.name },
    { label: 'Correo', yours: email, before: base.email, current: current.email },
    {
      label: 'Rol',
      yours: role && roleLabel(role),
      before: roleLabel(base.role),
      current: roleLabel(current.role),
    },
    {
      label: 'Estado',
      yours: undefined,
      before: stateLabel(base.active),
      current: stateLabel(current.active),
    },
  ];
  return fields.filter((field) => field.yours !== undefined || field.before !== field.current);
}
