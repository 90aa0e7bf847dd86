import { ImportPage } from '../../common/imports/ImportPage';
import { useReadsClients } from '../../common/useReadsClients';
import { PointImportSteps } from './PointImportSteps';

/** Supply points from a CSV or an Excel file: looked at first, and then all of them or none. */
export const PointImportNew = () => (
  <ImportPage
    title="Importar puntos"
    parent={{ label: 'Puntos de suministro', to: '/company/puntos' }}
    imports={useReadsClients() && '/company/importaciones/puntos'}
    roles={['admin', 'writer']}
    refusal={[
      'No tienes permiso para importar puntos',
      'Para importarlos hace falta ser administrador o editor.',
    ]}
  >
    <PointImportSteps />
  </ImportPage>
);
