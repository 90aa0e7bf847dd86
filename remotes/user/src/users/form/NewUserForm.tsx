import { notify } from '@vatio/platform';
import {
  FormActions,
  FormAlert,
  PasswordField,
  RestoredDraft,
  useSavedForm,
} from '@vatio/ui/forms';
import { useNavigate } from 'react-router-dom';
import { useCreateUser } from '../userApi';
import { UserFields } from './UserFields';
import { emptyUser, newUserFormSchema } from './userForm';

/** Makes an account, and goes to it. */
export function NewUserForm() {
  const create = useCreateUser();
  const navigate = useNavigate();
  const { form, restored, discardDraft, done } = useSavedForm({
    schema: newUserFormSchema,
    defaults: emptyUser,
    draftKey: 'user/nuevo',
    secret: ['password'],
  });
  const submit = form.handleSubmit((user) =>
    create.mutate(user, {
      onSuccess: ({ id, name }) => {
        done();
        notify(`Usuario creado: ${name}`, { kind: 'success' });
        void navigate(`/user/${id}`);
      },
    }),
  );

  return (
    <form className="form-card" noValidate onSubmit={submit}>
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      <UserFields form={form} />
      <PasswordField
        form={form}
        name="password"
        label="Contraseña"
        help="Al menos 8 caracteres. Una frase de varias palabras es fácil de recordar y difícil de adivinar."
        autoComplete="new-password"
        strengthAgainst={() => form.getValues(['name', 'email'])}
      />
      <FormAlert form={form} error={create.error} />
      <FormActions pending={create.isPending} cancelTo="/user">
        Crear usuario
      </FormActions>
    </form>
  );
}
