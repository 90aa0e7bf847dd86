import type { Terms, TermsChange } from '@vatio/contracts/activityHours/settings';
import { today } from '@vatio/contracts/time';
import { notify } from '@vatio/platform';
import {
  ConflictDialog,
  conflictOf,
  FieldGrid,
  FormActions,
  FormAlert,
  RestoredDraft,
  TextField,
  useSavedForm,
} from '@vatio/ui/forms';
import { useState } from 'react';
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
      <ClientField form={form} />
      <FieldGrid>
        <TextField form={form} name="from" label="Desde" type="date" />
        <AgreedFields form={form} />
      </FieldGrid>
      <FormAlert form={form} error={versions ? undefined : set.error} />
      <FormActions pending={set.isPending}>Guardar presupuesto y tarifa</FormActions>
      {versions && (
        <ConflictDialog
          title="Ya hay algo acordado desde ese día"
          onKeepMine={save(versions.current.version)}
          onDropMine={() => {
            set.reset();
            discardDraft();
          }}
          onClose={set.reset}
        >
          <Replaced {...versions} />
        </ConflictDialog>
      )}
    </form>
  );
}

interface ReplacedProps {
  readonly yours: TermsChange;
  readonly current: Terms;
}

/** What there is, beside what would come in its place. */
function Replaced({ yours, current }: ReplacedProps) {
  const { fields, labelOf, inWords } = termsWords;
  return (
    <>
      <p>
        <bdi>{nameOf(current)}</bdi>: lo tuyo ocuparía el lugar de lo que hay. Quedará en la
        auditoría.
      </p>
      <table className="table table-sm mb-0">
        <thead>
          <tr>
            <th scope="col">Campo</th>
            <th scope="col">Lo tuyo</th>
            <th scope="col">Ahora</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{labelOf(field)}</th>
              <td>{inWords(field, yours[field]) ?? 'sin valor'}</td>
              <td>{inWords(field, current[field]) ?? 'sin valor'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
