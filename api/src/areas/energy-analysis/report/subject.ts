import type { ReportSubject } from '@vatio/contracts/energy-analysis/report';
import type { Db } from '../../../db/transaction';
import { existingPoint, readSupplyPoints } from '../../company/door';

/** The identity of the presented study. */
export interface PresentedStudy {
  readonly id: string;
  readonly supplyPointId: string;
  readonly lastDay: string;
}

/** The recipient and subject of a study's report, by the current names of client and point. */
export async function subjectOf(
  db: Db,
  { supplyPointId, lastDay }: PresentedStudy,
  companyName: string | undefined,
  at: Date,
): Promise<ReportSubject> {
  const [found] = await readSupplyPoints(db, [supplyPointId], lastDay);
  const point = existingPoint(found);
  const { clientName, cups, alias, address, postcode, municipality, province } = point;
  const { lastPowerChange, rightsKw, rightsUntil } = point;
  return {
    clientName,
    cups,
    alias,
    address,
    postcode,
    municipality,
    province,
    companyName: companyName || null,
    presentedAt: at.toISOString(),
    powerChange: { lastPowerChange, rightsKw, rightsUntil },
  };
}
