import { defineRecord } from '@vatio/records/record';

/** A person to speak to at a client. */
export const contactRecord = defineRecord({
  one: 'contacto',
  many: 'contactos',
  gender: 'm',
  fields: {
    name: { kind: 'line', label: 'Nombre', named: 'El nombre', max: 120, list: 'shown' },
    role: { kind: 'line', label: 'Cargo', max: 120, isOptional: true, list: 'shown' },
    email: { kind: 'email', label: 'Correo', isOptional: true, list: 'shown' },
    phone: {
      kind: 'line',
      label: 'Teléfono',
      max: 30,
      keyboard: 'tel',
      isOptional: true,
      list: 'shown',
    },
  },
});
