import { pointTypeLabel } from '@vatio/contracts/company/supplyWords';
import { notify, useHasRole } from '@vatio/platform';
import { notifyError } from '@vatio/ui/layout';
import { proposedTypeOf, type SupplyContract } from '../../common/contract';
import type { SupplyPoint } from '../../points/point';
import { useChangeSupplyPoint } from '../../points/pointApi';

export interface PointTypeHintProps {
  readonly point: SupplyPoint;
  readonly contracts: readonly SupplyContract[];
}

/** Says when the powers in force suggest another type of point. With a better meter the other type is right. */
export function PointTypeHint({ point, contracts }: PointTypeHintProps) {
  const change = useChangeSupplyPoint(point.id);
  const canWrite = useHasRole('admin', 'writer', 'pds_editor');
  const proposed = proposedTypeOf(contracts);
  if (!canWrite || proposed === undefined || proposed === point.pointType) return null;
  const adopt = () =>
    change.mutate(
      { version: point.version, pointType: proposed },
      {
        onSuccess: () => void notify(`Tipo de punto: ${proposed}`, { kind: 'success' }),
        onError: notifyError,
      },
    );
  return (
    <div className="alert alert-info d-flex flex-wrap align-items-center justify-content-between gap-2">
      <span>
        Por sus potencias el tipo de punto sería {pointTypeLabel(proposed)}, y en la ficha es{' '}
        {point.pointType}. Si tiene mejor contador, déjalo así.
      </span>
      <button type="button" className="btn btn-sm btn-outline-primary" onClick={adopt}>
        Usar el tipo {proposed}
      </button>
    </div>
  );
}
