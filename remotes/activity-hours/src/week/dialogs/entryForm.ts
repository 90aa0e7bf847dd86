import {
  durationInWords,
  formatDuration,
  parseDuration,
} from '@vatio/contracts/activityHours/duration';
import type { Entry } from '@vatio/contracts/activityHours/entries';
import { boolean, type FieldWords, object, rules, string } from '@vatio/ui/forms';

const problemOf = (text: unknown): string | undefined => {
  const typed = parseDuration(String(text));
  return 'problem' in typed ? typed.problem : undefined;
};

/** As many characters as the API takes. */
const noteMaxChars = 500;

/** What can be said of an entry beside its square. */
export const entryFormSchema = object({
  duration: string().refine((text) => problemOf(text) === undefined, {
    error: ({ input }) => problemOf(input) ?? '',
  }),
  note: rules.optionalText(noteMaxChars),
  isBillable: boolean(),
});

export interface EntryForm {
  duration: string;
  note: string;
  isBillable: boolean;
}

export const toForm = ({ minutes, note, isBillable }: Entry): EntryForm => ({
  duration: formatDuration(minutes),
  note,
  isBillable,
});

/** What is sent of a form whose duration can be read. */
export function toSend({ duration, note, isBillable }: EntryForm) {
  const typed = parseDuration(duration);
  return { note, isBillable, minutes: 'minutes' in typed ? typed.minutes : 0 };
}

const labels = { minutes: 'Duración', note: 'Nota', isBillable: 'Facturable' } as const;
type Field = keyof typeof labels;

export const entryWords: FieldWords<Field> = {
  fields: ['minutes', 'note', 'isBillable'],
  labelOf: (field) => labels[field],
  inWords: (_, value) => {
    if (typeof value === 'number') return durationInWords(value);
    if (typeof value === 'boolean') return value ? 'Sí' : 'No';
    return String(value) || undefined;
  },
};
