import type { Activity } from '@vatio/contracts/activity-hours/activities';
import { InPlaceForm, RecordFields } from '@vatio/ui/forms';
import { SettingDialog } from '../SettingDialog';
import { useChangeActivity } from '../settingsApi';
import { activityForm, activityWords } from './activityForm';

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
        {...activityForm.change}
        draftKey={`activity-hours/activity/${activity.id}`}
        stored={activity}
        change={change}
        toSend={(values, version) => ({ ...values, version })}
        words={activityWords}
        submit="Guardar"
      >
        {(form) => <RecordFields record={activityForm.record} form={form} />}
      </InPlaceForm>
    </SettingDialog>
  );
}
