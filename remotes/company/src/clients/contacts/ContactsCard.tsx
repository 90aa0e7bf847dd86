import { useQuery } from '@tanstack/react-query';
import type { Client } from '@vatio/contracts/company/clients';
import { contactRecord } from '@vatio/contracts/company/contactRecord';
import type { Contact } from '@vatio/contracts/company/contacts';
import { notify, useHasRole } from '@vatio/platform';
import { Card, ConfirmButton, Loaded } from '@vatio/ui/layout';
import { type Column, DataTable, recordColumns } from '@vatio/ui/table';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { contactListQuery, useDeleteContact } from './contactApi';

const columns = recordColumns<typeof contactRecord, Contact>(contactRecord, {
  name: { isRowHeader: true },
});

const actionColumn = (clientId: string): Column<Contact> => ({
  id: 'actions',
  header: 'Acciones',
  align: 'end',
  cell: (contact) => (
    <span className="d-inline-flex gap-2">
      <Link
        className="btn btn-sm btn-outline-secondary"
        to={`/company/clientes/${clientId}/contactos/${contact.id}`}
        aria-label={`Editar a ${contact.name}`}
      >
        Editar
      </Link>
      <DeleteContact contact={contact} />
    </span>
  ),
});

/** The contacts of a client. The first one stands in lists and files. */
export function ContactsCard({ client }: { readonly client: Client }) {
  const { id } = client;
  const contacts = useQuery(contactListQuery(id));
  const canWrite = useHasRole('admin', 'writer') && !client.archived;
  const shown = useMemo(
    () => (canWrite ? [...columns, actionColumn(id)] : columns),
    [canWrite, id],
  );

  return (
    <Card
      title="Contactos"
      isWide
      actions={
        canWrite && (
          <Link className="btn btn-sm btn-primary" to={`/company/clientes/${id}/contactos/nuevo`}>
            <Plus aria-hidden="true" /> Añadir contacto
          </Link>
        )
      }
    >
      <Loaded query={contacts} loading="Cargando los contactos…" lines={2} what="sus contactos">
        {({ rows, total }) =>
          total === 0 ? (
            <p className="text-muted mb-0">Todavía no tiene contactos.</p>
          ) : (
            <DataTable
              caption="Contactos"
              columns={shown}
              rows={rows}
              rowId={(contact) => contact.id}
              isRefreshing={contacts.isPlaceholderData}
            />
          )
        }
      </Loaded>
    </Card>
  );
}

function DeleteContact({ contact }: { readonly contact: Contact }) {
  const { name } = contact;
  const remove = useDeleteContact();
  const onConfirm = (close: () => void) =>
    remove.mutate(contact, {
      onSuccess: () => {
        close();
        notify(`Contacto borrado: ${name}`, { kind: 'success' });
      },
    });
  return (
    <ConfirmButton
      look="btn-sm btn-outline-danger"
      label="Borrar"
      name={`Borrar a ${name}`}
      title="¿Borrar este contacto?"
      confirm="Borrar"
      action={remove}
      onConfirm={onConfirm}
    >
      <p className="mb-0">
        <bdi className="fw-bold">{name}</bdi> se borrará para siempre.
      </p>
    </ConfirmButton>
  );
}
