import { formatCups } from '@vatio/energy/cups';
import { notify, useHasRole } from '@vatio/platform';
import { ConfirmButton, MoreActions } from '@vatio/ui/layout';
import { Pencil, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { ArchiveButton } from '../../common/archiving/ArchiveButton';
import type { SupplyPoint } from '../point';
import { useDeleteSupplyPoint } from '../pointApi';

/** The actions this person may take on one supply point. */
export function PointActions({ point }: { readonly point: SupplyPoint }) {
  const canWrite = useHasRole('admin', 'writer', 'pds_editor');
  const canArchive = useHasRole('admin', 'writer');
  const canDelete = useHasRole('admin');
  return (
    <>
      {canWrite && (
        <Link className="btn btn-outline-primary" to={`/company/puntos/${point.id}/editar`}>
          <Pencil aria-hidden="true" /> Editar
        </Link>
      )}
      {canArchive && (
        <MoreActions>
          <ArchiveButton of="points" record={point} />
          {canDelete && <DeletePoint point={point} />}
        </MoreActions>
      )}
    </>
  );
}

/** Asks first: it cannot be brought back. The API refuses it for a point with contracts, and says what to do. */
function DeletePoint({ point }: { readonly point: SupplyPoint }) {
  const { cups, clientId } = point;
  const remove = useDeleteSupplyPoint();
  const navigate = useNavigate();
  const onSuccess = () => {
    notify(`Punto de suministro borrado: ${formatCups(cups)}`, { kind: 'success' });
    void navigate(`/company/clientes/${clientId}`);
  };
  return (
    <ConfirmButton
      look="btn-outline-danger"
      label={
        <>
          <Trash2 aria-hidden="true" /> Borrar
        </>
      }
      title="¿Borrar este punto de suministro?"
      confirm="Borrar"
      action={remove}
      onConfirm={() => remove.mutate(point, { onSuccess })}
    >
      <p className="mb-0">
        <strong>{formatCups(cups)}</strong> se borrará para siempre. Solo se puede mientras no tenga
        contratos ni consumos; si los tiene, archívalo.
      </p>
    </ConfirmButton>
  );
}
