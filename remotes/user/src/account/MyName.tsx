import { accountChangeSchema } from '@vatio/contracts/user/account';
import { userRecord } from '@vatio/contracts/user/userRecord';
import { notify, type User } from '@vatio/platform';
import { FormActions, FormAlert, RestoredDraft, TextField, useSavedForm } from '@vatio/ui/forms';
import { Card, Facts, RecordFacts } from '@vatio/ui/layout';
import { useChangeMyName } from './accountApi';

/** My name, which I can change, and what only an admin can. */
export function MyName({ user }: { readonly user: User }) {
  const change = useChangeMyName();
  const { form, restored, discardDraft, done } = useSavedForm({
    schema: accountChangeSchema,
    defaults: { name: user.name },
    draftKey: 'user/mi-cuenta',
  });
  const submit = form.handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => {
        done();
        notify('Nombre guardado', { kind: 'success' });
      },
    }),
  );

  return (
    <Card title="Datos">
      <form noValidate onSubmit={submit}>
        {restored && <RestoredDraft onDiscard={discardDraft} />}
        <TextField
          form={form}
          name="name"
          label={userRecord.fields.name.label}
          autoComplete="name"
          dir="auto"
        />
        <Facts>
          <RecordFacts record={userRecord} of={user} only={['email', 'role']} />
        </Facts>
        <p className="text-muted">Para cambiar el correo o el rol, habla con un administrador.</p>
        <FormAlert form={form} error={change.error} />
        <FormActions pending={change.isPending}>Guardar nombre</FormActions>
      </form>
    </Card>
  );
}
