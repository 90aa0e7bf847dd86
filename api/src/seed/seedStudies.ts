import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { type StudyState, studyAnalyses } from '@vatio/contracts/energy-analysis/studyRecord';
import type { SessionUser } from '@vatio/contracts/session';
import type { ServiceParts } from '../areaKit/area';
import { createOfferService } from '../areas/energy-analysis/offers/offers.service';
import { createReportService } from '../areas/energy-analysis/report/report.service';
import { createStudyService } from '../areas/energy-analysis/studies/studies.service';
import { inThisThread } from '../computing/computation';
import { localDay } from '../localDay';
import { Refusal } from '../refusal';
import { lastYearsFirstMonth } from './demoMonths';
import { demoOffers } from './demoOffers';
import { demoReport } from './demoReport';

/** The final state of each demo study: the last one stays a draft, with its points in order. */
const goals: readonly StudyState[] = ['calculated', 'presented', 'draft'];

/** Studies of the demo points: the last twelve whole months, calculated and with offers where their data suffice. */
export async function seedStudies(
  parts: ServiceParts,
  pointIds: readonly string[],
  actor: SessionUser,
): Promise<void> {
  const studies = createStudyService({ ...parts, computing: inThisThread });
  const firstMonth = lastYearsFirstMonth(parts.now());
  for (const [index, supplyPointId] of pointIds.entries()) {
    const notes = 'Estudio de demostración.';
    const study = await studies.create(
      { supplyPointId, firstMonth, notes, analyses: [...studyAnalyses] },
      actor,
    );
    const goal = goals[index];
    if (goal === 'draft') continue;
    const calculated = await studies
      .recalculate(study.id, { version: study.version, annualise: false }, actor)
      .catch(unlessRefused);
    if (!calculated) continue;
    const { version, recommendedOfferId } = await addOffers(parts, calculated, actor);
    if (goal !== 'presented') continue;
    const { id } = calculated;
    const report = { version: 0, parts: demoReport(calculated) };
    await createReportService(parts).change(id, report, actor);
    await studies.changeState(id, { version, action: 'present', recommendedOfferId }, actor);
  }
}

/** Offers for a study, the first of them recommended where it can be compared. */
async function addOffers(
  parts: ServiceParts,
  { id, version, calculation }: Study,
  actor: SessionUser,
): Promise<{ readonly version: number; readonly recommendedOfferId: string | null }> {
  if (!calculation) return { version, recommendedOfferId: null };
  const offers = createOfferService({ ...parts, computing: inThisThread });
  const rows = demoOffers(calculation.snapshot.tariff, localDay(parts.now()));
  const added = await offers.add(
    id,
    { version, rows: [...rows], areHighPricesRight: false },
    actor,
  );
  const recommendedOfferId = added.rows[0]?.id ?? null;
  const choice = { version: added.version, powers: 'contracted', recommendedOfferId } as const;
  const chosen = await offers.choose(id, choice, actor).catch(unlessRefused);
  return chosen ?? added;
}

/** A regulated value that is still unknown leaves a draft. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
  return undefined;
}
