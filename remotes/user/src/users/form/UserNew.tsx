import { useBreadcrumbs, usePageTitle } from '@vatio/platform';
import { Page } from '@vatio/ui/layout';
import { NewUserForm } from './NewUserForm';

const breadcrumbs = [{ label: 'Usuarios', to: '/user' }, { label: 'Añadir usuario' }];

/** A new account. */
export function UserNew() {
  usePageTitle('Añadir usuario');
  useBreadcrumbs(breadcrumbs);
  return (
    <Page title="Añadir usuario">
      <NewUserForm />
    </Page>
  );
}
