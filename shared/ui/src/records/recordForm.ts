import { sentencesOf } from '@vatio/records/nouns';
import type { RecordFacts, RecordValues } from '@vatio/records/record';
import { formSchema, type MoreRules, type TypedOf, typedOf } from '@vatio/records/typed';
import { recordWords } from '@vatio/records/words';
import { changedFields } from '../forms/records/changedFields';
import type { SavedForm } from '../forms/useSavedForm';

/** The form of a record while it is filled in. */
export type RecordFormState<Kind extends RecordFacts> = SavedForm<
  TypedOf<Kind['fields']>,
  RecordValues<Kind>
>['form'];

/**
 * What a record's forms have in common: `<NewForm {...clientForm.new} …>` and `<ChangeForm {...clientForm.change} …>`.
 *
 * @param more rules beside those of the fields
 */
export function recordForm<Kind extends RecordFacts>(
  record: Kind,
  more: MoreRules<Kind['fields']> = {},
) {
  const { fields } = record as { readonly fields: Kind['fields'] };
  const { self, done } = sentencesOf(record);
  const schema = formSchema<Kind['fields']>(fields, more);
  return {
    record,
    new: { schema, defaults: typedOf<Kind['fields']>(fields), submit: `Crear ${record.one}` },
    change: {
      schema,
      toForm: (stored: Partial<Readonly<Record<keyof Kind['fields'], unknown>>>) =>
        typedOf<Kind['fields']>(fields, stored),
      toSend: changedFields,
      words: recordWords(record),
      what: self,
      savedMessage: done('guardad'),
    },
  };
}
