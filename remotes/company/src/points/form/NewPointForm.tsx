import { notify } from '@vatio/platform';
import { FormActions, FormAlert, RestoredDraft, useSavedForm } from '@vatio/ui/forms';
import { useNavigate } from 'react-router-dom';
import { useReadsClients } from '../../common/useReadsClients';
import { useCreateSupplyPoint } from '../pointApi';
import { ClientPicker } from './ClientPicker';
import { PointFields } from './PointFields';
import { emptyPoint, pointFormSchema } from './pointForm';

export interface NewPointFormProps {
  /** Whose it is, if that is known already; otherwise empty. */
  readonly clientId: string;
  /** Its CUPS, if it is known from a file; otherwise empty. */
  readonly cups: string;
}

/** Makes a supply point, and goes to its contracts: without one nothing can be computed. */
export function NewPointForm({ clientId, cups }: NewPointFormProps) {
  const create = useCreateSupplyPoint();
  const navigate = useNavigate();
  const readsClients = useReadsClients();
  const { form, restored, discardDraft, done } = useSavedForm({
    schema: pointFormSchema,
    defaults: { ...emptyPoint, clientId, cups },
    draftKey: 'company/points/new',
  });
  const submit = form.handleSubmit((point) =>
    create.mutate(point, {
      onSuccess: ({ id }) => {
        done();
        notify('Punto de suministro creado. Ahora añade su contrato.', { kind: 'success' });
        void navigate(`/company/puntos/${id}/contratos`);
      },
    }),
  );

  return (
    <form className="form-card" noValidate onSubmit={submit}>
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      <ClientPicker form={form} />
      <PointFields form={form} />
      <FormAlert form={form} error={create.error} />
      <FormActions
        pending={create.isPending}
        cancelTo={clientId && readsClients ? `/company/clientes/${clientId}` : '/company/puntos'}
      >
        Crear punto
      </FormActions>
    </form>
  );
}
