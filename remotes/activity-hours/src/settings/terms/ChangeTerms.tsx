import { agreedRecord } from '@vatio/contracts/activity-hours/agreedRecord';
import type { Terms } from '@vatio/contracts/activity-hours/settings';
import { InPlaceForm, RecordFields } from '@vatio/ui/forms';
import { SettingDialog } from '../SettingDialog';
import { useSetTerms } from '../settingsApi';
import { agreedForm, nameOf } from './termsForm';

export interface ChangeTermsProps {
  readonly terms: Terms;
  readonly onClose: () => void;
}

/** Other hours and another rate from the same day on. */
export function ChangeTerms({ terms, onClose }: ChangeTermsProps) {
  const { client, from } = terms;
  const change = useSetTerms();
  return (
    <SettingDialog title={nameOf(terms)} onClose={onClose}>
      <InPlaceForm
        {...agreedForm}
        draftKey={`activity-hours/terms/${client.id}/${from}`}
        stored={terms}
        change={change}
        toSend={(values, version) => ({ ...values, clientId: client.id, from, version })}
        submit="Guardar"
      >
        {(form) => <RecordFields record={agreedRecord} form={form} />}
      </InPlaceForm>
    </SettingDialog>
  );
}
