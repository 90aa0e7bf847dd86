import type { Terms, TermsChange } from '@vatio/contracts/activity-hours/settings';
import { notify } from '@vatio/platform';
import { today } from '@vatio/records/time';
import {
  conflictOf,
  FieldGrid,
  FormActions,
  FormAlert,
  RestoredDraft,
  TextField,
  useSavedForm,
} from '@vatio/ui/forms';
import { useState } from 'react';
import { ReplaceDialog } from '../ReplaceDialog';
import { useSetTerms } from '../settingsApi';
import { AgreedFields } from './AgreedFields';
import { ClientField } from './ClientField';
import { nameOf, newTermsSchema, termsWords } from './termsForm';

/** The first day of a month, since budgets are of months. */
const emptyForm = () => ({
  clientId: '',
  from: `${today().slice(0, 7)}-01`,
  monthlyBudgetMinutes: '',
  rateEurPerHour: '',
});

/** Agrees something with a client from a day on. Where something is agreed already, the person chooses. */
export function NewTerms() {
  const set = useSetTerms();
  const [defaults] = useState(emptyForm);
  const { form, restored, discardDraft } = useSavedForm({
    schema: newTermsSchema,
    defaults,
    draftKey: 'activity-hours/terms/new',
  });
  const versions = conflictOf<TermsChange, Terms>(set.error);
  const save = (version: number | null) =>
    form.handleSubmit((values) =>
      set.mutate(
        { ...values, version },
        {
          onSuccess: ({ client }) => {
            discardDraft();
            notify(`${client.name}: presupuesto y tarifa guardados`, { kind: 'success' });
          },
        },
      ),
    );
  return (
    <form noValidate className="mt-3" onSubmit={save(null)} aria-label="Nuevo presupuesto">
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      <FieldGrid>
        <ClientField form={form} />
        <TextField form={form} name="from" label="Desde" type="date" />
      </FieldGrid>
      <AgreedFields form={form} />
      <FormAlert form={form} error={versions ? undefined : set.error} />
      <FormActions pending={set.isPending}>Guardar presupuesto y tarifa</FormActions>
      {versions && (
        <ReplaceDialog
          name={nameOf(versions.current)}
          words={termsWords}
          versions={versions}
          title="Ya hay algo acordado desde ese día"
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
