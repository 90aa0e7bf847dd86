import { notify, useHasRole } from '@vatio/platform';
import { ConfirmDialog } from '@vatio/ui/layout';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ArchiveButton } from '../../common/archiving/ArchiveButton';
import type { Client } from '../client';
import { useDeleteClient } from '../clientApi';

/** What this person may do with one client. */
export function ClientActions({ client }: { readonly client: Client }) {
  const [isDeleting, setDeleting] = useState(false);
  const canWrite = useHasRole('admin', 'writer');
  const canDelete = useHasRole('admin');
  if (!canWrite) return null;

  return (
    <>
      {canDelete && (
        <button type="button" className="btn btn-outline-danger" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden="true" /> Borrar
        </button>
      )}
      <ArchiveButton of="clients" id={client.id} archived={client.archived} />
      <Link className="btn btn-primary" to={`/company/clientes/${client.id}/editar`}>
        <Pencil aria-hidden="true" /> Editar
      </Link>
      {isDeleting && <DeleteClient client={client} onClose={() => setDeleting(false)} />}
    </>
  );
}

interface DeleteClientProps {
  readonly client: Client;
  readonly onClose: () => void;
}

/** Asks first: it cannot be brought back. With points it is refused, and the API says what to do. */
function DeleteClient({ client: { id, name }, onClose }: DeleteClientProps) {
  const remove = useDeleteClient();
  const navigate = useNavigate();
  const onDelete = () =>
    remove.mutate(id, {
      onSuccess: () => {
        notify(`Cliente borrado: ${name}`, { kind: 'success' });
        void navigate('/company');
      },
    });
  return (
    <ConfirmDialog
      title="¿Borrar este cliente?"
      confirm="Borrar"
      action={remove}
      onConfirm={onDelete}
      onClose={onClose}
    >
      <p className="mb-0">
        <bdi className="fw-bold">{name}</bdi> se borrará para siempre. Solo se puede mientras no
        tenga puntos de suministro, tampoco archivados; si los tiene, archívalo.
      </p>
    </ConfirmDialog>
  );
}
