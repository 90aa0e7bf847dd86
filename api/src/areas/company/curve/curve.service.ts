import { type CoverageAnswer, type CurveQuery, maxCurveDays } from '@vatio/contracts/company/curve';
import { daysIn, localTimeOf } from '@vatio/energy/calendar';
import type { ServiceParts } from '../../../areaKit/area';
import { wrongField } from '../../../refusal';
import { existingPoint } from '../points/subject';
import { coverageOf } from './coverage';
import { finestMinutes, readDaysAsJson, readMonths, territoryOf } from './curve.repository';

/** Reads the load curves of supply points. */
export function createCurveService({ db, now }: ServiceParts) {
  /** @throws Refusal missing, or invalid: an empty or too long range */
  async function readAsJson(
    supplyPointId: string,
    { from, to, minutes: asked }: CurveQuery,
  ): Promise<string> {
    const days = daysIn({ firstDay: from, lastDay: to });
    if (days < 1) throw wrongField('to', 'La fecha final no puede ser anterior a la inicial');
    if (days > maxCurveDays) throw wrongField('to', `Pide como mucho ${maxCurveDays} días`);
    const territory = existingPoint(await territoryOf(db, supplyPointId));
    const minutes = asked ?? (await finestMinutes(db, supplyPointId, { from, to }));
    const range = { from, to };
    const read = minutes === null ? [] : await readDaysAsJson(db, supplyPointId, minutes, range);
    return `{"minutes":${minutes},"territory":"${territory}","days":[${read.join(',')}]}`;
  }

  /** @throws Refusal missing */
  async function coverage(supplyPointId: string): Promise<CoverageAnswer> {
    const territory = existingPoint(await territoryOf(db, supplyPointId));
    const { date: today } = localTimeOf(now().getTime(), territory);
    return coverageOf(await readMonths(db, supplyPointId), territory, today);
  }

  return { readAsJson, coverage };
}
