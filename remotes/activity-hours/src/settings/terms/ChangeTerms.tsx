import type { Terms } from '@vatio/contracts/activity-hours/settings';
import { InPlaceForm } from '@vatio/ui/forms';
import { SettingDialog } from '../SettingDialog';
import { useSetTerms } from '../settingsApi';
import { AgreedFields } from './AgreedFields';
import { agreedSchema, nameOf, termsWords, toForm } from './termsForm';

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
        schema={agreedSchema}
        draftKey={`activity-hours/terms/${client.id}/${from}`}
        stored={terms}
        change={change}
        toForm={toForm}
        toSend={(values, version) => ({ ...values, clientId: client.id, from, version })}
        words={termsWords}
        what="este presupuesto"
        savedMessage="Presupuesto y tarifa guardados"
        submit="Guardar"
      >
        {(form) => <AgreedFields form={form} />}
      </InPlaceForm>
    </SettingDialog>
  );
}
