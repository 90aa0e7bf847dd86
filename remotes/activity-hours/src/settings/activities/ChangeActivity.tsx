import type { Activity } from '@vatio/contracts/activity-hours/activities';
import { CheckboxField, InPlaceForm, TextField } from '@vatio/ui/forms';
import { SettingDialog } from '../SettingDialog';
import { useChangeActivity } from '../settingsApi';
import { activitySchema, activityWords } from './activityForm';

export interface ChangeActivityProps {
  readonly activity: Activity;
  readonly onClose: () => void;
}

/** The name of an activity, and whether it is billable. */
export function ChangeActivity({ activity, onClose }: ChangeActivityProps) {
  const change = useChangeActivity(activity.id);
  return (
    <SettingDialog title={`Cambiar «${activity.name}»`} onClose={onClose}>
      <InPlaceForm
        schema={activitySchema}
        draftKey={`activity-hours/activity/${activity.id}`}
        stored={activity}
        change={change}
        toForm={({ name, isBillable }) => ({ name, isBillable })}
        toSend={(values, version) => ({ ...values, version })}
        words={activityWords}
        what="esta actividad"
        savedMessage="Actividad guardada"
        submit="Guardar"
      >
        {(form) => (
          <>
            <TextField form={form} name="name" label="Nombre" />
            <CheckboxField form={form} name="isBillable" label="Facturable" />
          </>
        )}
      </InPlaceForm>
    </SettingDialog>
  );
}
