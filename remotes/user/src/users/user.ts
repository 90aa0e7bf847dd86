import { type Role, roles } from '@vatio/contracts/roles';
import type { User } from '@vatio/contracts/user/users';

export type { User };

/** The name of each role, and the actions that people with it may take (docs/roles.md). */
const roleWords: Readonly<Record<Role, { readonly label: string; readonly explanation: string }>> =
  {
    admin: {
      label: 'Administrador',
      explanation:
        'Todo, y además los usuarios, los parámetros regulados y el cierre de los meses.',
    },
    writer: {
      label: 'Editor',
      explanation: 'Crea y cambia estudios, puntos de suministro y facturas, y anota sus horas.',
    },
    reader: { label: 'Lector', explanation: 'Consulta, imprime y exporta, sin cambiar nada.' },
    pds_editor: {
      label: 'Editor de PDS',
      explanation: 'Lee los estudios y cambia los datos técnicos de sus puntos de suministro.',
    },
  };

export const roleChoices = roles.map((value) => ({ value, ...roleWords[value] }));

export const roleLabel = (role: Role): string => roleWords[role].label;
export const roleExplanation = (role: Role): string => roleWords[role].explanation;

export const stateLabel = (active: boolean): string => (active ? 'Activo' : 'Inactivo');

/** The fields that a change of an account may touch, in the order of the form. */
const fieldLabels = { name: 'Nombre', email: 'Correo', role: 'Rol', active: 'Estado' } as const;
type UserField = keyof typeof fieldLabels;

export const userWords = {
  fields: Object.keys(fieldLabels) as UserField[],
  labelOf: (field: UserField): string => fieldLabels[field],
  /** `undefined` = there is none. */
  inWords(field: UserField, value: unknown): string | undefined {
    if (value === undefined || value === null) return undefined;
    if (field === 'role') return roleLabel(value as Role);
    if (field === 'active') return stateLabel(value === true);
    return String(value);
  },
} as const;
