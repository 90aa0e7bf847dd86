import { defineRecord } from '@vatio/records/record';
import type { Role } from '../roles';

export const roleLabels: Readonly<Record<Role, string>> = {
  admin: 'Administrador',
  writer: 'Editor',
  reader: 'Lector',
  pds_editor: 'Editor de PDS',
};

/** An account, as a form has it. */
export const userRecord = defineRecord({
  one: 'usuario',
  many: 'usuarios',
  gender: 'm',
  fields: {
    name: {
      kind: 'line',
      label: 'Nombre',
      named: 'El nombre',
      max: 120,
      list: 'shown',
      isSortable: true,
    },
    email: { kind: 'email', label: 'Correo', list: 'shown', isSortable: true },
    role: {
      kind: 'choice',
      label: 'Rol',
      values: roleLabels,
      message: 'Elige un rol',
      list: 'shown',
      isSortable: true,
    },
  },
});

/** The same with its state, which actions of its own change. */
export const accountRecord = defineRecord({
  ...userRecord,
  fields: {
    ...userRecord.fields,
    active: {
      kind: 'flag',
      label: 'Estado',
      words: { true: 'Activo', false: 'Inactivo' },
      list: 'shown',
    },
  },
});
