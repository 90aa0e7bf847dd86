import { defineRecord } from '@vatio/records/record';

const catalogue = {
  name: { kind: 'line', label: 'Nombre', named: 'El nombre', max: 60, list: 'shown' },
  isBillable: {
    kind: 'flag',
    label: 'Facturable',
    help: 'Sus horas lo son, si no se dice otra cosa',
    list: 'shown',
  },
} as const;

/** A kind of work that hours are spent on, as its form has it. */
export const activityRecord = defineRecord({
  one: 'actividad',
  many: 'actividades',
  gender: 'f',
  fields: catalogue,
});

/** The same with its state. */
export const storedActivityRecord = defineRecord({
  ...activityRecord,
  fields: {
    ...catalogue,
    isArchived: {
      kind: 'flag',
      label: 'Estado',
      words: { true: 'Archivada', false: 'En uso' },
      list: 'shown',
    },
  },
});
