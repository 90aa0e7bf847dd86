import { accountRecord } from '@vatio/contracts/user/userRecord';
import { labelsOf, recordWords } from '@vatio/records/words';
import { type AuditWords, fieldByField } from '../../audit/words';
import { parameterChangesOf } from './parameters/auditWords';

const words = recordWords(accountRecord);

/** Actions on an account. One request is one entry, with the weightiest word. */
const accountActions = {
  'user-created': 'Alta de usuario',
  'user-changed': 'Cambio de datos',
  'role-changed': 'Cambio de rol',
  'user-deactivated': 'Desactivación',
  'user-reactivated': 'Reactivación',
  'password-reset': 'Contraseña restablecida',
  'password-changed': 'Cambio de contraseña',
  'sessions-closed': 'Cierre de sesiones',
  'second-factor-on': 'Segundo factor activado',
  'second-factor-off': 'Segundo factor desactivado',
  'second-factor-removed': 'Segundo factor quitado',
  'recovery-codes-renewed': 'Códigos de recuperación nuevos',
} as const;
export const accountAuditWords: AuditWords = {
  actions: accountActions,
  isAboutAccounts: true,
  changesOf: fieldByField(labelsOf(accountRecord), words.inWords),
};

const factorRuleActions = { 'second-factor-demanded': 'Segundo factor exigido' } as const;
export const factorRuleAuditWords: AuditWords = {
  actions: factorRuleActions,
  changesOf: fieldByField({ roles: 'Roles' }, (_field, roles) =>
    Array.isArray(roles) && roles.length > 0
      ? roles.map((role) => words.inWords('role', role)).join(', ')
      : undefined,
  ),
};

const parameterActions = {
  'parameters-changed': 'Cambio de parámetros',
  'parameters-imported': 'Importación de parámetros',
  'parameters-undone': 'Cambio de parámetros deshecho',
} as const;
type Actions = typeof accountActions & typeof factorRuleActions & typeof parameterActions;
declare module '../../audit/audit.repository' {
  interface AuditActions extends Actions {}
}

export const parameterAuditWords: AuditWords = {
  actions: parameterActions,
  changesOf: parameterChangesOf,
};
