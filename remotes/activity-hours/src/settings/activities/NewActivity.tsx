import { notify } from '@vatio/platform';
import { FormActions, FormAlert, RecordFields, RestoredDraft, useSavedForm } from '@vatio/ui/forms';
import { useAddActivity } from '../settingsApi';
import { activityForm } from './activityForm';

const { schema, defaults } = activityForm.new;

/** One more thing that hours can be spent on. */
export function NewActivity() {
  const add = useAddActivity();
  const { form, restored, discardDraft } = useSavedForm({
    schema,
    defaults: { ...defaults, isBillable: true },
    draftKey: 'activity-hours/activities/new',
  });
  const submit = form.handleSubmit((values) =>
    add.mutate(values, {
      onSuccess: ({ name }) => {
        discardDraft();
        notify(`${name}: añadida`, { kind: 'success' });
      },
    }),
  );
  return (
    <form noValidate className="mt-3" onSubmit={submit} aria-label="Nueva actividad">
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      <RecordFields record={activityForm.record} form={form} />
      <FormAlert form={form} error={add.error} />
      <FormActions pending={add.isPending}>Añadir actividad</FormActions>
    </form>
  );
}
