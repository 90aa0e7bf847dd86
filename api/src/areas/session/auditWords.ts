import { type AuditWords, fieldByField } from '../../audit/words';

const actions = {
  'signed-in': 'Entrada',
  'sign-in-failed': 'Contraseña equivocada',
  'signed-out': 'Salida',
  'list-exported': 'Exportación',
} as const;
type Actions = typeof actions;
declare module '../../audit/audit.repository' {
  interface AuditActions extends Actions {}
}

const labels = {
  device: 'Dispositivo',
  addresses: 'Desde',
  failures: 'Intentos',
  list: 'Lista',
  rows: 'Filas',
} as const;

const inWords = (_field: keyof typeof labels, value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : [value].flat().join(', ');

export const accessAuditWords: AuditWords = {
  actions,
  isAboutAccounts: true,
  isAccess: true,
  changesOf: fieldByField(labels, inWords),
};
