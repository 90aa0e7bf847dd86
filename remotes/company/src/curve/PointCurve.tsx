import { useQuery } from '@tanstack/react-query';
import { ErrorState, LoadingState } from '@vatio/ui/layout';
import { contractsQuery } from '../common/contractListApi';
import { coverageQuery } from '../common/coverageApi';
import type { PointTabProps } from '../points/pointTab';
import { CurvePanel } from './CurvePanel';
import { NoCurve } from './NoCurve';

/** The tab «Curva» of a supply point: a year of quarter-hours, and of which months it is known. */
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
