import { Page } from '@vatio/ui/layout';
import { NewUserForm } from './NewUserForm';

const title = 'Añadir usuario';

/** A new account. */
export function UserNew() {
  return (
    <Page title={title} crumbs={[{ label: 'Usuarios', to: '/user' }, { label: title }]}>
      <NewUserForm />
    </Page>
  );
}
