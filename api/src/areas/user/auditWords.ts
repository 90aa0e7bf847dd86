import { type AuditWords, fieldByField } from '../../audit/words';
import { parameterChangesOf } from './parameters/auditWords';

const labels = { name: 'Nombre', email: 'Correo', role: 'Rol', active: 'Estado' } as const;

const roleWords: Readonly<Record<string, string>> = {
  admin: 'Administrador',
  writer: 'Editor',
  reader: 'Lector',
  pds_editor: 'Editor de PDS',
};

function inWords(field: keyof typeof labels, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (field === 'role') return roleWords[String(value)] ?? String(value);
  if (field === 'active') return value === true ? 'Activo' : 'Inactivo';
  return String(value);
}

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
  changesOf: fieldByField(labels, inWords),
};

const factorRuleActions = { 'second-factor-demanded': 'Segundo factor exigido' } as const;
export const factorRuleAuditWords: AuditWords = {
  actions: factorRuleActions,
  changesOf: fieldByField({ roles: 'Roles' }, (_field, roles) =>
    Array.isArray(roles) && roles.length > 0
      ? roles.map((role) => inWords('role', role)).join(', ')
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
