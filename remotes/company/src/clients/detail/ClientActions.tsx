import type { Client } from '@vatio/contracts/company/clients';
import { notify, useHasRole } from '@vatio/platform';
import { ConfirmButton, MoreActions } from '@vatio/ui/layout';
import { Pencil, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { ArchiveButton } from '../../common/archiving/ArchiveButton';
import { useDeleteClient } from '../clientApi';

/** The actions this person may take on one client. */
export function ClientActions({ client }: { readonly client: Client }) {
  const canWrite = useHasRole('admin', 'writer');
  const canDelete = useHasRole('admin');
  if (!canWrite) return null;
  return (
    <>
      <Link className="btn btn-outline-primary" to={`/company/clientes/${client.id}/editar`}>
        <Pencil aria-hidden="true" /> Editar
      </Link>
      <MoreActions>
        <ArchiveButton of="clients" record={client} />
        {canDelete && <DeleteClient client={client} />}
      </MoreActions>
    </>
  );
}

/** Asks first: it cannot be brought back. The API refuses it for a client with points, and says what to do. */
function DeleteClient({ client }: { readonly client: Client }) {
  const { name } = client;
  const remove = useDeleteClient();
  const navigate = useNavigate();
  const onSuccess = () => {
    notify(`Cliente borrado: ${name}`, { kind: 'success' });
    void navigate('/company');
  };
  return (
    <ConfirmButton
      look="btn-outline-danger"
      label={
        <>
          <Trash2 aria-hidden="true" /> Borrar
        </>
      }
      title="¿Borrar este cliente?"
      confirm="Borrar"
      action={remove}
      onConfirm={() => remove.mutate(client, { onSuccess })}
    >
      <p className="mb-0">
        <bdi className="fw-bold">{name}</bdi> se borrará para siempre. Solo se puede mientras no
        tenga puntos de suministro, tampoco archivados; si los tiene, archívalo.
      </p>
    </ConfirmButton>
  );
}
