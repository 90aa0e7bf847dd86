import { usePageTitle } from '@vatio/platform';
import { EmptyState, Page } from '@vatio/ui/layout';
import { Users } from 'lucide-react';

/** The accounts. Filled when the section gets its API. */
export function UserList() {
  usePageTitle('Usuarios');
  return (
    <Page title="Usuarios">
      <EmptyState icon={<Users />} title="La lista de usuarios todavía no está disponible">
        Aquí aparecerán las cuentas, sus permisos y su último acceso. Esta sección todavía no
        permite gestionarlas.
      </EmptyState>
    </Page>
  );
}
