import { formatCups } from '@vatio/energy/cups';
import { notify, useHasRole } from '@vatio/platform';
import { ConfirmDialog } from '@vatio/ui/layout';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ArchiveButton } from '../../common/archiving/ArchiveButton';
import type { SupplyPoint } from '../point';
import { useDeleteSupplyPoint } from '../pointApi';

/** What this person may do with one supply point. */
export function PointActions({ point }: { readonly point: SupplyPoint }) {
  const [isDeleting, setDeleting] = useState(false);
  const canWrite = useHasRole('admin', 'writer', 'pds_editor');
  const canArchive = useHasRole('admin', 'writer');
  const canDelete = useHasRole('admin');

  return (
    <>
      {canDelete && (
        <button type="button" className="btn btn-outline-danger" onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden="true" /> Borrar
        </button>
      )}
      {canArchive && <ArchiveButton of="points" id={point.id} archived={point.archived} />}
      {canWrite && (
        <Link className="btn btn-primary" to={`/company/puntos/${point.id}/editar`}>
          <Pencil aria-hidden="true" /> Editar
        </Link>
      )}
      {isDeleting && <DeletePoint point={point} onClose={() => setDeleting(false)} />}
    </>
  );
}

interface DeletePointProps {
  readonly point: SupplyPoint;
  readonly onClose: () => void;
}

/** Asks first: it cannot be brought back. With contracts it is refused, and the API says what to do. */
function DeletePoint({ point: { id, cups, clientId }, onClose }: DeletePointProps) {
  const remove = useDeleteSupplyPoint();
  const navigate = useNavigate();
  const onDelete = () =>
    remove.mutate(id, {
      onSuccess: () => {
        notify(`Punto de suministro borrado: ${formatCups(cups)}`, { kind: 'success' });
        void navigate(`/company/clientes/${clientId}`);
      },
    });
  return (
    <ConfirmDialog
      title="¿Borrar este punto de suministro?"
      confirm="Borrar"
      action={remove}
      onConfirm={onDelete}
      onClose={onClose}
    >
      <p className="mb-0">
        <strong>{formatCups(cups)}</strong> se borrará para siempre. Solo se puede mientras no tenga
        contratos ni consumos; si los tiene, archívalo.
      </p>
    </ConfirmDialog>
  );
}
