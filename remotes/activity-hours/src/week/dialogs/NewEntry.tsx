import { useMutation, useQuery } from '@tanstack/react-query';
import type { Activity } from '@vatio/contracts/activity-hours/activities';
import { FormActions, FormAlert, useZodForm } from '@vatio/ui/forms';
import { useState } from 'react';
import { activitiesQuery } from '../../common/hoursApi';
import { newId } from '../../common/newId';
import type { Row } from '../../common/row';
import { createEntry } from '../../entries/entryApi';
import { EntryFields } from './EntryFields';
import { type EntryForm, emptyForm, entryFormSchema, toSend } from './entryForm';

export interface NewEntryProps {
  /** The entry's owner. */
  readonly userId: string;
  readonly row: Row;
  readonly date: string;
  readonly onChange: () => void;
  readonly onDone: () => void;
}

/** An entry for an empty square, or one more for another. Billable as its activity is. */
export function NewEntry(props: NewEntryProps) {
  const { data } = useQuery(activitiesQuery);
  const activity = data?.find(({ id }) => id === props.row.activity.id);
  return data && <Form {...props} activity={activity} />;
}

function Form(props: NewEntryProps & { readonly activity: Activity | undefined }) {
  const { userId, row, date, activity, onChange, onDone } = props;
  const form = useZodForm(entryFormSchema, emptyForm(activity?.isBillable ?? true));
  // Sent again, it is written once.
  const [id] = useState(() => newId());
  const create = useMutation({
    mutationFn: (values: EntryForm) =>
      createEntry({
        id,
        userId,
        date,
        clientId: row.client.id,
        activityId: row.activity.id,
        ...toSend(values),
      }),
    onSuccess: () => {
      onChange();
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => create.mutate(values))}>
      <EntryFields form={form} clientId={row.client.id} entry={undefined} />
      <FormAlert form={form} error={create.error} />
      <FormActions pending={create.isPending}>Guardar</FormActions>
    </form>
  );
}
