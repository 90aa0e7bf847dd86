import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { EmptyState, ErrorState, LoadingState } from '@vatio/ui/layout';
import { ChartLine } from 'lucide-react';
import { contractsQuery } from '../common/contractListApi';
import { coverageQuery } from '../common/coverageApi';
import { ImportCurveLink } from '../common/navigation/ImportCurveLink';
import type { PointTabProps } from '../points/pointTab';
import { CurvePanel } from './CurvePanel';

/** The tab «Curva» of a supply point: a year of quarter-hours, and the months that have data. */
export function PointCurve({ point }: PointTabProps) {
  const coverage = useQuery(coverageQuery(point.id));
  const contracts = useQuery(contractsQuery(point.id));
  const failed = [coverage, contracts].find(({ isLoadingError }) => isLoadingError);
  const { firstDay, lastDay } = coverage.data ?? {};

  if (failed) return <ErrorState error={failed.error} what="la curva" onRetry={failed.refetch} />;
  if (!coverage.data || !contracts.data)
    return <LoadingState label="Cargando la curva…" lines={8} />;
  if (!firstDay || !lastDay) return <NoCurve pointId={point.id} />;
  return (
    <CurvePanel
      point={point}
      contracts={contracts.data}
      coverage={{ ...coverage.data, firstDay, lastDay }}
    />
  );
}

/** No curve of this point was imported yet: leads those who may to the import. */
function NoCurve({ pointId }: { readonly pointId: string }) {
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
