import type { UseQueryResult } from '@tanstack/react-query';
import type { BillTotals } from '@vatio/contracts/billing/bills';
import { SectionLink, useHasRole } from '@vatio/platform';
import { Answer } from '@vatio/ui/layout';
import { Link } from 'react-router-dom';
import { BilledFigures } from '../../common/billed/BilledFigures';
import { unreadBills } from '../../common/billed/billedWords';
import { RetryBilled } from '../../common/billed/RetryBilled';
import { useBilled } from '../../common/billed/useBilled';
import { ImportCurveLink } from '../../common/navigation/ImportCurveLink';
import { useReadsClients } from '../../common/useReadsClients';
import type { SupplyPoint } from '../point';
import { missingInWords } from '../pointData';

/** The gravest matter of a point, the sums of its bills, and the next step. */
export function PointAnswer({ point }: { readonly point: SupplyPoint }) {
  const of = { supplyPointId: point.id };
  const billed = useBilled(of);
  const readsBills = useReadsClients();
  const matter = matterOf(point, billed);
  return (
    <Answer
      figures={readsBills && <BilledFigures of={of} sums={billed.data} />}
      next={!point.archived && <NextStep point={point} matter={matter} billed={billed} />}
    >
      {point.archived ? 'Archivado: no se trabaja con él.' : verdictOf(matter, point)}
    </Answer>
  );
}

type Matter = 'contract' | 'data' | 'wait' | 'unread' | 'claim' | 'study';

/** The gravest matter of a point: without contract and data neither bills nor studies can be right. */
function matterOf({ contract, data }: SupplyPoint, billed: UseQueryResult<BillTotals>): Matter {
  if (!contract) return 'contract';
  if (data.state !== 'current') return 'data';
  if (billed.isLoading) return 'wait';
  if (billed.isError && !billed.data) return 'unread';
  return Number(billed.data?.claimableEur) > 0 ? 'claim' : 'study';
}

function verdictOf(matter: Matter, { data }: SupplyPoint): string {
  if (matter === 'contract') return 'Hoy no tiene ningún contrato en vigor.';
  if (matter === 'claim') return 'Se le ha facturado de más.';
  if (matter === 'wait') return 'Leyendo sus facturas…';
  if (matter === 'unread') return unreadBills;
  if (matter === 'study') return 'Contrato en vigor y datos al día.';
  if (data.state === 'none') return 'No hay curva ni lecturas.';
  return data.state === 'late'
    ? 'Faltan datos de consumo recientes.'
    : `En sus datos de consumo ${missingInWords(data.missingDays)}.`;
}

/** Holds the place of a step, so that nothing moves when it comes. */
const keptRoom = (
  <span className="btn invisible" aria-hidden="true">
    Hacer un estudio
  </span>
);

interface NextStepProps {
  readonly point: SupplyPoint;
  readonly matter: Matter;
  readonly billed: UseQueryResult<BillTotals>;
}

function NextStep({ point: { id }, matter, billed }: NextStepProps) {
  const canWrite = useHasRole('admin', 'writer', 'pds_editor');
  const canStudy = useHasRole('admin', 'writer');
  if (matter === 'wait') return canStudy && keptRoom;
  if (matter === 'unread') return <RetryBilled billed={billed} />;
  if (matter === 'data') return <ImportCurveLink pointId={id} look="btn-primary" />;
  if (matter === 'claim') {
    return (
      <SectionLink className="btn btn-primary" to={`/billing?punto=${id}&estado=claimable`}>
        Ver lo reclamable
      </SectionLink>
    );
  }
  if (matter === 'contract') {
    return (
      canWrite && (
        <Link className="btn btn-primary" to={`/company/puntos/${id}/contratos/nuevo`}>
          Añadir un contrato
        </Link>
      )
    );
  }
  return (
    canStudy && (
      <SectionLink
        className="btn btn-outline-primary"
        to={`/energy-analysis/estudios/nuevo?punto=${id}`}
      >
        Hacer un estudio
      </SectionLink>
    )
  );
}
