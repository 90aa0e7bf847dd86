import { notify } from '@vatio/platform';
import { FormActions, FormAlert, RestoredDraft, useSavedForm } from '@vatio/ui/forms';
import { useNavigate } from 'react-router-dom';
import { useCreateClient } from '../clientApi';
import { ClientFields } from './ClientFields';
import { clientFormSchema, emptyClient } from './clientForm';

/** Makes a client, and goes to it. */
export function NewClientForm() {
  const create = useCreateClient();
  const navigate = useNavigate();
  const { form, restored, discardDraft, done } = useSavedForm({
    schema: clientFormSchema,
    defaults: emptyClient,
    draftKey: 'company/clients/new',
  });
  const submit = form.handleSubmit((client) =>
    create.mutate(client, {
      onSuccess: ({ id, name }) => {
        done();
        notify(`Cliente creado: ${name}`, { kind: 'success' });
        void navigate(`/company/clientes/${id}`);
      },
    }),
  );

  return (
    <form className="form-card" noValidate onSubmit={submit}>
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      <ClientFields form={form} />
      <FormAlert form={form} error={create.error} />
      <FormActions pending={create.isPending} cancelTo="/company">
        Crear cliente
      </FormActions>
    </form>
  );
}
