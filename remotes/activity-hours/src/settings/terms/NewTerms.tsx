import { agreedRecord } from '@vatio/contracts/activity-hours/agreedRecord';
import type { Terms, TermsChange } from '@vatio/contracts/activity-hours/settings';
import { notify } from '@vatio/platform';
import { today } from '@vatio/records/time';
import {
  conflictOf,
  DayField,
  FieldGrid,
  FormActions,
  FormAlert,
  RecordFields,
  RestoredDraft,
  useSavedForm,
} from '@vatio/ui/forms';
import { useState } from 'react';
import { ReplaceDialog } from '../ReplaceDialog';
import { useSetTerms } from '../settingsApi';
import { ClientField } from './ClientField';
import { emptyTerms, nameOf, newTermsSchema, termsWords } from './termsForm';

/** Agrees something with a client from a day on. Where something is agreed already, the person chooses. */
export function NewTerms() {
  const set = useSetTerms();
  const [defaults] = useState(() => emptyTerms(today()));
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
        <DayField form={form} name="from" label="Desde" />
      </FieldGrid>
      <RecordFields record={agreedRecord} form={form} />
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
