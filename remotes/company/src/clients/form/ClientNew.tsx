import { Page } from '@vatio/ui/layout';
import { ForWriters } from '../../common/ForWriters';
import { NewClientForm } from './NewClientForm';

const title = 'Añadir cliente';

/** A new client. */
export function ClientNew() {
  return (
    <Page title={title} crumbs={[{ label: 'PDS', to: '/company' }, { label: title }]}>
      <ForWriters what="clientes">
        <NewClientForm />
      </ForWriters>
    </Page>
  );
}
