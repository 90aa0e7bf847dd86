import { boolean, type FieldWords, object, rules } from '@vatio/ui/forms';

const nameMaxChars = 60;
export const activitySchema = object({
  name: rules.line('El nombre', nameMaxChars),
  isBillable: boolean(),
});

const labels = { name: 'Nombre', isBillable: 'Facturable', isArchived: 'Estado' } as const;
type Field = keyof typeof labels;

/** An activity in words, for tables and for a choice between two versions. */
export const activityWords = {
  fields: ['name', 'isBillable', 'isArchived'],
  labelOf: (field) => labels[field],
  inWords: (field, value) => {
    if (field === 'isArchived') return value ? 'Archivada' : 'En uso';
    return typeof value === 'boolean' ? (value ? 'Sí' : 'No') : String(value);
  },
} as const satisfies FieldWords<Field>;
