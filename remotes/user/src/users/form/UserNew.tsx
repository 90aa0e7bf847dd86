import { NewForm, PasswordField } from '@vatio/ui/forms';
import { Page } from '@vatio/ui/layout';
import { useCreateUser } from '../userApi';
import { UserFields } from './UserFields';
import { newUser } from './userForm';

const title = 'Añadir usuario';

/** Makes an account, and goes to it. */
export function UserNew() {
  return (
    <Page title={title} crumbs={[{ label: 'Usuarios', to: '/user' }, { label: title }]}>
      <NewForm
        {...newUser}
        draftKey="user/nuevo"
        secret={['password']}
        create={useCreateUser()}
        cancelTo="/user"
        message={({ name }) => `Usuario creado: ${name}`}
        page={({ id }) => `/user/${id}`}
      >
        {(form) => (
          <>
            <UserFields form={form} />
            <PasswordField
              form={form}
              name="password"
              label="Contraseña"
              help="Al menos 8 caracteres. Vale durante 24 horas: al entrar, la persona la cambiará por una suya."
              autoComplete="new-password"
              strengthAgainst={() => form.getValues(['name', 'email'])}
            />
          </>
        )}
      </NewForm>
    </Page>
  );
}
