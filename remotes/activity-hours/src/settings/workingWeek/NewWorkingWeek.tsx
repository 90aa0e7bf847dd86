import type { WorkingWeek, WorkingWeekChange } from '@vatio/contracts/activity-hours/settings';
import { notify } from '@vatio/platform';
import { today } from '@vatio/records/time';
import { date } from '@vatio/ui/format';
import {
  conflictOf,
  DayField,
  FieldGrid,
  FormActions,
  FormAlert,
  RestoredDraft,
  TextField,
  useSavedForm,
} from '@vatio/ui/forms';
import { useState } from 'react';
import { ReplaceDialog } from '../ReplaceDialog';
import { useSetWorkingWeek } from '../settingsApi';
import {
  weekdays,
  workingWeekDefaults,
  workingWeekSchema,
  workingWeekWords,
} from './workingWeekForm';

/** Hours of work from a day on; where there are others of that day, the person chooses. @param latest the one that it follows */
export function NewWorkingWeek({ latest }: { readonly latest: WorkingWeek | undefined }) {
  const set = useSetWorkingWeek();
  // Another person may add a working week meanwhile.
  const [defaults] = useState(() => workingWeekDefaults(today(), latest));
  const { form, restored, discardDraft, done } = useSavedForm({
    schema: workingWeekSchema,
    defaults,
    draftKey: 'activity-hours/working-week/new',
  });
  const versions = conflictOf<WorkingWeekChange, WorkingWeek>(set.error);
  const save = (version: number | null) =>
    form.handleSubmit((values) =>
      set.mutate(
        { ...values, version },
        {
          onSuccess: () => {
            done();
            notify('Semana laboral guardada', { kind: 'success' });
          },
        },
      ),
    );
  return (
    <form noValidate className="mt-3" onSubmit={save(null)} aria-label="Nueva semana laboral">
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      <FieldGrid>
        <DayField form={form} name="from" label="Desde" />
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
      <FormAlert form={form} error={versions ? undefined : set.error} />
      <FormActions pending={set.isPending}>Guardar la semana laboral</FormActions>
      {versions && (
        <ReplaceDialog
          name={`Semana laboral desde ${date(versions.current.from)}`}
          words={workingWeekWords}
          versions={versions}
          title="Ya hay una semana laboral desde ese día"
          onKeepMine={save(versions.current.version)}
          onDropMine={() => {
            set.reset();
            discardDraft();
          }}
          onClose={set.reset}
        />
      )}
    </form>
  );
}
