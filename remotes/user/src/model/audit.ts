import type { AuditAction, AuditEntry } from '@vatio/contracts/audit';
import type { Role } from '@vatio/contracts/roles';
import { roleLabel, stateLabel } from './user';

export type { AuditAction, AuditEntry };

/** What was done, in words. */
export const actionLabels: Readonly<Record<AuditAction, string>> = {
  'user-created': 'Alta de usuario',
  'user-changed': 'Cambio de datos',
  'role-changed': 'Cambio de rol',
  'user-deactivated': 'Desactivación',
  'user-reactivated': 'Reactivación',
  'password-reset': 'Contraseña restablecida',
  'password-changed': 'Cambio de contraseña',
  'sessions-closed': 'Cierre de sesiones',
};

const fieldLabels: Readonly<Record<string, string>> = {
  name: 'Nombre',
  email: 'Correo',
  role: 'Rol',
  active: 'Estado',
};

/** A field that changed, in words; `undefined` = there was nothing. */
export interface ChangeInWords {
  readonly field: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The changes of an entry, a field each, in the order in which the form has them. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const order = Object.keys(fieldLabels);
  return [...fields]
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map(
      (field): ChangeInWords => ({
        field: fieldLabels[field] ?? field,
        before: inWords(field, before?.[field]),
        after: inWords(field, after?.[field]),
      }),
    );
}

function inWords(field: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (field === 'role') return roleLabel(value as Role);
  if (field === 'active') return stateLabel(value === true);
  return String(value);
}
