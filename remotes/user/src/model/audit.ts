import type {
  AccountAction,
  AuditAction,
  AuditEntry,
  ParameterAction,
} from '@vatio/contracts/audit';
import { parameterChangesOf } from './parameterAudit';
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

const parameterLabels: Readonly<Record<ParameterAction, string>> = {
  'parameters-changed': 'Cambio de parámetros',
};

type SupplyAction = Exclude<AuditAction, AccountAction | ParameterAction>;
const supplyLabels: Readonly<Record<SupplyAction, string>> = {
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
  'supply-points-imported': 'PDS importados de un fichero',
  'supply-points-import-undone': 'Importación de PDS deshecha',
  'contract-created': 'Alta de contrato',
  'contract-changed': 'Cambio de contrato',
  'contract-deleted': 'Contrato borrado',
  'curve-import-confirmed': 'Curva importada',
  'curve-import-undone': 'Importación de curva deshecha',
  'readings-added': 'Lecturas añadidas',
  'reading-changed': 'Cambio de lectura',
  'reading-deleted': 'Lectura borrada',
};

/** What was done, in words. */
export const actionLabels: Readonly<Record<AuditAction, string>> = {
  ...accountLabels,
  ...supplyLabels,
  ...parameterLabels,
};

/** Whether it was done to an account; otherwise to a client, a supply point or the parameters. */
export const isAboutAccount = (action: AuditAction): boolean => action in accountLabels;

/** A field that changed, in words; `undefined` = there was nothing. */
export interface ChangeInWords {
  readonly field: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

type Changes = Pick<AuditEntry, 'action' | 'before' | 'after'>;

/** The changes of an entry, a field each. */
export function changesOf(entry: Changes): readonly ChangeInWords[] {
  const changes = entry.action in parameterLabels ? parameterChangesOf(entry) : fieldsOf(entry);
  return changes.filter((change) => change.before !== undefined || change.after !== undefined);
}

function fieldsOf({ action, before, after }: Changes): readonly ChangeInWords[] {
  return isAboutAccount(action)
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
}
