import type { AccountAction, AuditAction, AuditEntry } from '@vatio/contracts/audit';
import { supplyFieldInWords, supplyFieldLabel, supplyFields } from './supplyFields';
import { fieldInWords, fieldLabel, userFields } from './user';

export type { AuditAction, AuditEntry };

const accountLabels: Readonly<Record<AccountAction, string>> = {
  'user-created': 'Alta de usuario',
  'user-changed': 'Cambio de datos',
  'role-changed': 'Cambio de rol',
  'user-deactivated': 'Desactivación',
  'user-reactivated': 'Reactivación',
  'password-reset': 'Contraseña restablecida',
  'password-changed': 'Cambio de contraseña',
  'sessions-closed': 'Cierre de sesiones',
};

const supplyLabels: Readonly<Record<Exclude<AuditAction, AccountAction>, string>> = {
  'client-created': 'Alta de cliente',
  'client-changed': 'Cambio de cliente',
  'client-archived': 'Cliente archivado',
  'client-restored': 'Cliente restaurado',
  'client-deleted': 'Cliente borrado',
  'supply-point-created': 'Alta de PDS',
  'supply-point-changed': 'Cambio de PDS',
  'supply-point-archived': 'PDS archivado',
  'supply-point-restored': 'PDS restaurado',
  'supply-point-deleted': 'PDS borrado',
  'contract-created': 'Alta de contrato',
  'contract-changed': 'Cambio de contrato',
  'contract-deleted': 'Contrato borrado',
};

/** What was done, in words. */
export const actionLabels: Readonly<Record<AuditAction, string>> = {
  ...accountLabels,
  ...supplyLabels,
};

/** Whether it was done to an account; otherwise to a client or a supply point. */
export const isAboutAccount = (action: AuditAction): boolean => action in accountLabels;

/** A field that changed, in words; `undefined` = there was nothing. */
export interface ChangeInWords {
  readonly field: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

type Changes = Pick<AuditEntry, 'action' | 'before' | 'after'>;

/** The changes of an entry, a field each. */
export function changesOf({ action, before, after }: Changes): readonly ChangeInWords[] {
  const changes = isAboutAccount(action)
    ? userFields.map((field) => ({
        field: fieldLabel(field),
        before: fieldInWords(field, before?.[field]),
        after: fieldInWords(field, after?.[field]),
      }))
    : supplyFields.map((field) => ({
        field: supplyFieldLabel(field),
        before: supplyFieldInWords(field, before?.[field]),
        after: supplyFieldInWords(field, after?.[field]),
      }));
  return changes.filter((change) => change.before !== undefined || change.after !== undefined);
}
