import { useHasRole } from '@vatio/platform';
import { EmptyState, Page } from '@vatio/ui/layout';
import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useReadsClients } from '../../common/useReadsClients';
import { PointImportSteps } from './PointImportSteps';

const title = 'Importar puntos';
const crumbs = [
  { label: 'PDS', to: '/company' },
  { label: 'Puntos de suministro', to: '/company/puntos' },
  { label: title },
];

/** Supply points from a CSV or an Excel file: looked at first, and then all of them or none. */
export function PointImportNew() {
  // Only a hint of what to draw: whether it may be done is the API's answer.
  const canImport = useHasRole('admin', 'writer');
  const readsClients = useReadsClients();
  return (
    <Page
      title={title}
      crumbs={crumbs}
      actions={
        readsClients && (
          <Link className="btn btn-outline-secondary" to="/company/importaciones/puntos">
            Ver importaciones
          </Link>
        )
      }
    >
      {canImport ? (
        <PointImportSteps />
      ) : (
        <EmptyState icon={<LockKeyhole />} title="No tienes permiso para importar puntos">
          Para importarlos hace falta ser administrador o editor. Si crees que deberías poder, habla
          con un administrador.
        </EmptyState>
      )}
    </Page>
  );
}
