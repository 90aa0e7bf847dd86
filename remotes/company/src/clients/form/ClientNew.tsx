import { useBreadcrumbs, usePageTitle } from '@vatio/platform';
import { Page } from '@vatio/ui/layout';
import { ForWriters } from '../../common/ForWriters';
import { NewClientForm } from './NewClientForm';

const breadcrumbs = [{ label: 'PDS', to: '/company' }, { label: 'Añadir cliente' }];

/** A new client. */
export function ClientNew() {
  usePageTitle('Añadir cliente');
  useBreadcrumbs(breadcrumbs);
  return (
    <Page title="Añadir cliente">
      <ForWriters what="clientes">
        <NewClientForm />
      </ForWriters>
    </Page>
  );
}
