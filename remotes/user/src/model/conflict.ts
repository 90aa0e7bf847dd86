import type { User, UserChange, UserConflict } from '@vatio/contracts/users';
import { HttpError } from '@vatio/platform';
import { roleLabel } from './user';
import type { UserForm } from './userForm';

const fieldLabels = { name: 'Nombre', email: 'Correo', role: 'Rol' } as const satisfies Record<
  keyof UserForm,
  string
>;

/** A field that both have touched, or only the other: how it was here, and how it is now. */
export interface FieldConflict {
  readonly label: string;
  readonly yours: string;
  readonly current: string;
}

/** Both versions, where a change came too late; `undefined` for any other error. */
export function conflictOf(error: unknown): UserConflict['versions'] | undefined {
  if (!(error instanceof HttpError) || error.kind !== 'conflict') return undefined;
  return (error.body as Partial<UserConflict>).versions;
}

/** What differs between what would be stored and what is stored now, field by field. */
export function fieldConflicts(base: User, yours: UserChange, current: User): FieldConflict[] {
  const mine: UserForm = {
    name: yours.name ?? base.name,
    email: yours.email ?? base.email,
    role: yours.role ?? base.role,
  };
  return (Object.keys(fieldLabels) as (keyof UserForm)[])
    .filter((field) => mine[field] !== current[field])
    .map((field) => ({
      label: fieldLabels[field],
      yours: inWords(field, mine),
      current: inWords(field, current),
    }));
}

const inWords = (field: keyof UserForm, user: UserForm) =>
  field === 'role' ? roleLabel(user.role) : user[field];
