import { useHasRole } from '@vatio/platform';
import { EmptyState } from '@vatio/ui/layout';
import { ChartLine } from 'lucide-react';
import { ImportCurveLink } from '../common/navigation/ImportCurveLink';

/** Nothing has been imported of this point: the way to do it, for those who may. */
export function NoCurve({ pointId }: { readonly pointId: string }) {
  const canImport = useHasRole('admin', 'writer', 'pds_editor');
  return (
    <EmptyState
      icon={<ChartLine />}
      title="Todavía no hay curva"
      action={<ImportCurveLink pointId={pointId} look="btn-primary" />}
    >
      {canImport
        ? 'Importa un fichero de la distribuidora o de Datadis y aquí verás la curva de carga de este punto.'
        : 'Cuando alguien importe un fichero de la distribuidora, aquí verás la curva de carga de este punto.'}
    </EmptyState>
  );
}
