import { defineRecord } from '@vatio/records/record';

/** An entry's own fields. Its person, client, activity and subjects are other records. */
export const entryRecord = defineRecord({
  one: 'apunte',
  many: 'apuntes',
  gender: 'm',
  fields: {
    date: { kind: 'day', label: 'Día', isSortable: true },
    /** At least one minute, at most a day; people type it in more ways than hours of a month. */
    minutes: { kind: 'hours', label: 'Duración', maxHours: 24, isSortable: true },
    isBillable: { kind: 'flag', label: 'Facturable' },
    note: { kind: 'text', label: 'Nota', max: 500, isOptional: true },
  },
});
