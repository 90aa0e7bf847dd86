import type { Role } from '@vatio/contracts/roles';
import type { User } from '@vatio/contracts/users';

export type { User };

/** A role in words: what it is called, and what whoever has it may do (docs/roles.md). */
export interface RoleInWords {
  readonly value: Role;
  readonly label: string;
  readonly explanation: string;
}

export const rolesInWords: readonly RoleInWords[] = [
  {
    value: 'admin',
    label: 'Administrador',
    explanation: 'Todo, y además los usuarios, los parámetros regulados y el cierre de los meses.',
  },
  {
    value: 'writer',
    label: 'Editor',
    explanation: 'Crea y cambia estudios, puntos de suministro y facturas, y anota sus horas.',
  },
  {
    value: 'reader',
    label: 'Lector',
    explanation: 'Consulta, imprime y exporta, sin cambiar nada.',
  },
  {
    value: 'pds_editor',
    label: 'Editor de PDS',
    explanation: 'Lee los estudios y cambia los datos técnicos de sus puntos de suministro.',
  },
];

export const roleLabel = (role: Role): string =>
  rolesInWords.find(({ value }) => value === role)?.label ?? role;

export const stateLabel = (active: boolean): string => (active ? 'Activo' : 'Inactivo');
