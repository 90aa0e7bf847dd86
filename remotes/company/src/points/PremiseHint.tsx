import { useQuery } from '@tanstack/react-query';
import type { StudyCheck } from '@vatio/contracts/energy-analysis/studies';
import { notify, useHasRole } from '@vatio/platform';
import { date } from '@vatio/ui/format';
import { notifyError } from '@vatio/ui/layout';
import { premiseDoubtOf } from '../common/contract';
import { contractsQuery } from '../common/contractListApi';
import { premiseCautionQuery } from '../common/premiseCautionApi';
import { useChangeSupplyPoint } from './pointApi';
import type { PointTabProps } from './pointTab';

const daysInWords = ({ firstDay, lastDay }: StudyCheck['window']) =>
  `${date(firstDay)} al ${date(lastDay)}`;

/**
 * Says when the powers in force contradict the point's type or control, with the saving of both where a
 * study could be made, and offers to take over what they say.
 */
export function PremiseHint({ point }: PointTabProps) {
  const change = useChangeSupplyPoint(point.id);
  const canWrite = useHasRole('admin', 'writer', 'pds_editor');
  const { data: contracts = [] } = useQuery(contractsQuery(point.id));
  const doubt = premiseDoubtOf(point, contracts);
  const caution = useQuery({ ...premiseCautionQuery(point.id), enabled: doubt !== null });
  if (!doubt) return null;
  const { pointType, powerControl } = doubt.premise;
  const name = powerControl === point.powerControl ? '' : ' y maxímetro';
  const adopt = () =>
    change.mutate(
      {
        version: point.version,
        ...(pointType !== point.pointType && { pointType }),
        ...(powerControl !== point.powerControl && { powerControl }),
      },
      {
        onSuccess: () => void notify(`Tipo de punto: ${pointType}${name}`, { kind: 'success' }),
        onError: notifyError,
      },
    );
  return (
    <div className="alert alert-warning d-flex flex-wrap align-items-center justify-content-between gap-2">
      <span>
        {caution.data?.message ?? `${doubt.why}.`}
        {caution.data && ` Con los datos del ${daysInWords(caution.data.window)}.`}
      </span>
      {canWrite && (
        <button type="button" className="btn btn-sm btn-outline-primary" onClick={adopt}>
          Usar el tipo {pointType}
          {name}
        </button>
      )}
    </div>
  );
}
