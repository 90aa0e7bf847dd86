import { useQuery } from '@tanstack/react-query';
import { contactRecord } from '@vatio/contracts/company/contactRecord';
import { ChangeForm, NewForm, RecordFields, recordForm } from '@vatio/ui/forms';
import { Loaded, Page } from '@vatio/ui/layout';
import { useParams } from 'react-router-dom';
import { ForWriters } from '../../common/ForWriters';
import { crumbsBelow } from '../../common/navigation/crumbs';
import { clientQuery } from '../clientApi';
import { contactQuery, useChangeContact, useCreateContact } from './contactApi';

const contactForm = recordForm(contactRecord);

/** Makes a contact of a client, and goes back to the client. */
export function ContactNew() {
  const { id = '' } = useParams();
  const client = useQuery(clientQuery(id));
  const create = useCreateContact(id);
  const page = `/company/clientes/${id}`;
  const title = 'Añadir contacto';

  return (
    <Page
      title={title}
      crumbs={crumbsBelow({ label: client.data?.name ?? 'Cliente', to: page }, { label: title })}
    >
      <ForWriters what="contactos">
        <NewForm
          {...contactForm.new}
          draftKey={`company/clients/${id}/contacts/new`}
          create={create}
          cancelTo={page}
          message={({ name }) => `Contacto creado: ${name}`}
          page={() => page}
        >
          {(form) => <RecordFields record={contactRecord} form={form} />}
        </NewForm>
      </ForWriters>
    </Page>
  );
}

/** Changes a contact. If another person saved first, both versions are shown. */
export function ContactEdit() {
  const { id = '', contactId = '' } = useParams();
  const client = useQuery(clientQuery(id));
  const contact = useQuery(contactQuery(contactId));
  const change = useChangeContact(contactId);
  const page = `/company/clientes/${id}`;

  return (
    <Page
      title="Editar contacto"
      documentTitle={`Editar ${contact.data?.name ?? 'contacto'}`}
      crumbs={crumbsBelow(
        { label: client.data?.name ?? 'Cliente', to: page },
        { label: 'Editar contacto' },
      )}
    >
      <ForWriters what="contactos">
        <Loaded query={contact} loading="Cargando el contacto…" what="este contacto">
          {(stored) => (
            <ChangeForm
              {...contactForm.change}
              key={contactId}
              stored={stored}
              draftKey={`company/contacts/${contactId}`}
              change={change}
              page={page}
            >
              {(form) => <RecordFields record={contactRecord} form={form} />}
            </ChangeForm>
          )}
        </Loaded>
      </ForWriters>
    </Page>
  );
}
