import type { AuditAction, AuditEntry } from '@vatio/contracts/audit';
import { fieldInWords, fieldLabel, userFields } from './user';

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

/** A field that changed, in words; `undefined` = there was nothing. */
export interface ChangeInWords {
  readonly field: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The changes of an entry, a field each. */
export const changesOf = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>) =>
  userFields
    .map(
      (field): ChangeInWords => ({
        field: fieldLabel(field),
        before: fieldInWords(field, before?.[field]),
        after: fieldInWords(field, after?.[field]),
      }),
    )
    .filter((change) => change.before !== undefined || change.after !== undefined);
