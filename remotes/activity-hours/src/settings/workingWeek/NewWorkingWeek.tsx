import type { WorkingWeek } from '@vatio/contracts/activityHours/settings';
import { today } from '@vatio/contracts/time';
import { notify } from '@vatio/platform';
import {
  FieldGrid,
  FormActions,
  FormAlert,
  RestoredDraft,
  TextField,
  useSavedForm,
} from '@vatio/ui/forms';
import { useState } from 'react';
import { useSetWorkingWeek } from '../settingsApi';
import { weekdays, workingWeekDefaults, workingWeekSchema } from './workingWeekForm';

/** Hours of work from a day on. @param latest the one that it follows */
export function NewWorkingWeek({ latest }: { readonly latest: WorkingWeek | undefined }) {
  const set = useSetWorkingWeek();
  // Somebody else may add one meanwhile.
  const [defaults] = useState(() => workingWeekDefaults(today(), latest));
  const { form, restored, discardDraft, done } = useSavedForm({
    schema: workingWeekSchema,
    defaults,
    draftKey: 'activity-hours/working-week/new',
  });
  const submit = form.handleSubmit((values) =>
    set.mutate(values, {
      onSuccess: () => {
        done();
        notify('Semana laboral guardada', { kind: 'success' });
      },
    }),
  );
  return (
    <form noValidate className="mt-3" onSubmit={submit} aria-label="Nueva semana laboral">
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      <FieldGrid>
        <TextField form={form} name="from" label="Desde" type="date" />
        {weekdays.map((label, day) => (
          <TextField
            key={label}
            form={form}
            name={`minutes.${day}`}
            label={label}
            inputMode="decimal"
          />
        ))}
      </FieldGrid>
      <FormAlert form={form} error={set.error} />
      <FormActions pending={set.isPending}>Guardar la semana laboral</FormActions>
    </form>
  );
}
