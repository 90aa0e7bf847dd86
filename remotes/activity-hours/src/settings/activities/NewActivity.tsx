import { notify } from '@vatio/platform';
import {
  CheckboxField,
  FormActions,
  FormAlert,
  RestoredDraft,
  TextField,
  useSavedForm,
} from '@vatio/ui/forms';
import { useAddActivity } from '../settingsApi';
import { activitySchema } from './activityForm';

const defaults = { name: '', isBillable: true };

/** One more thing that hours can be spent on. */
export function NewActivity() {
  const add = useAddActivity();
  const { form, restored, discardDraft } = useSavedForm({
    schema: activitySchema,
    defaults,
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
      <TextField form={form} name="name" label="Nombre de la actividad" />
      <CheckboxField
        form={form}
        name="isBillable"
        label="Sus horas son facturables, si no se dice otra cosa"
      />
      <FormAlert form={form} error={add.error} />
      <FormActions pending={add.isPending}>Añadir actividad</FormActions>
    </form>
  );
}
