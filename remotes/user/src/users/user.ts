import { type Role, roles } from '@vatio/contracts/roles';
import { accountRecord, roleLabels } from '@vatio/contracts/user/userRecord';
import type { User } from '@vatio/contracts/user/users';
import { recordWords, valueInWords } from '@vatio/records/words';

export type { User };

/** The actions that people with a role may take (docs/roles.md). */
const roleExplanations: Readonly<Record<Role, string>> = {
  admin: 'Todo, y además los usuarios, los parámetros regulados y el cierre de los meses.',
  writer: 'Crea y cambia estudios, puntos de suministro y facturas, y anota sus horas.',
  reader: 'Consulta, imprime y exporta, sin cambiar nada.',
  pds_editor: 'Lee los estudios y cambia los datos técnicos de sus puntos de suministro.',
};

export const roleChoices = roles.map((value) => ({
  value,
  label: roleLabels[value],
  explanation: roleExplanations[value],
}));

export const roleLabel = (role: Role): string => roleLabels[role];
export const roleExplanation = (role: Role): string => roleExplanations[role];

export const stateLabel = (active: boolean): string =>
  valueInWords(accountRecord.fields.active, active);

export const userWords = recordWords(accountRecord);
