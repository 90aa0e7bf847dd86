import type { ClientConflict } from '@vatio/contracts/clients';
import { notify } from '@vatio/platform';
import {
  ConflictDialog,
  conflictOf,
  FormActions,
  FormAlert,
  fieldConflicts,
  RestoredDraft,
  useSavedForm,
} from '@vatio/ui/forms';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChangeClient } from '../api/clients';
import { changeOf } from '../model/changeOf';
import { type Client, clientWords } from '../model/client';
import { clientFormOf, clientFormSchema } from '../model/clientForm';
import { ClientFields } from './ClientFields';

type Versions = ClientConflict['versions'];

/** Changes a client. Where somebody else was quicker, both versions are shown. */
export function ClientEditForm({ client }: { readonly client: Client }) {
  // What is being changed stays what it was when editing began, whatever arrives meanwhile.
  const [base] = useState(client);
  const page = `/company/clientes/${base.id}`;
  const change = useChangeClient(base.id);
  const navigate = useNavigate();
  const { form, restored, discardDraft, done } = useSavedForm({
    schema: clientFormSchema,
    defaults: clientFormOf(base),
    draftKey: `company/clients/${base.id}`,
  });
  const conflict = conflictOf<Versions['yours'], Versions['current']>(change.error);

  const save = (version: number) =>
    form.handleSubmit((values) =>
      change.mutate(
        { ...changeOf(base, values), version },
        {
          onSuccess: () => {
            done();
            notify('Cliente guardado', { kind: 'success' });
            void navigate(page);
          },
        },
      ),
    );
  const dropMine = () => {
    discardDraft();
    void navigate(page);
  };

  return (
    <form className="form-card" noValidate onSubmit={save(base.version)}>
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      <ClientFields form={form} />
      <FormAlert form={form} error={conflict ? undefined : change.error} />
      <FormActions pending={change.isPending} cancelTo={page}>
        Guardar cambios
      </FormActions>
      {conflict && (
        <ConflictDialog
          title="Otra persona ha cambiado este cliente"
          conflicts={fieldConflicts(clientWords, base, conflict)}
          onKeepMine={save(conflict.current.version)}
          onDropMine={dropMine}
          onClose={change.reset}
        />
      )}
    </form>
  );
}
