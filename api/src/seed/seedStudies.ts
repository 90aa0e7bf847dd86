import { type StudyState, studyAnalyses } from '@vatio/contracts/energyAnalysis/studies';
import type { SessionUser } from '@vatio/contracts/session';
import { addDays, monthDays } from '@vatio/energy/calendar';
import type { ServiceParts } from '../areas/area';
import { createStudyService } from '../areas/energyAnalysis/studies/service';
import { localDay } from '../localDay';
import { Refusal } from '../refusal';

/** How far each demo study goes: the last one stays a draft, with its points in order. */
const goals: readonly StudyState[] = ['calculated', 'presented', 'draft'];

/** Studies of the demo points: the last twelve whole months, calculated where their data suffice. */
export async function seedStudies(
  parts: ServiceParts,
  pointIds: readonly string[],
  actor: SessionUser,
): Promise<void> {
  const studies = createStudyService(parts);
  const firstMonth = aYearBefore(localDay(parts.now()));
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
    if (!calculated || goal !== 'presented') continue;
    const { id, version } = calculated;
    await studies.changeState(id, { version, action: 'present' }, actor);
  }
}

/** The month of a day, a year before: `2025-11`. */
function aYearBefore(day: string): string {
  let month = day.slice(0, 7);
  for (let back = 0; back < 12; back++) {
    month = addDays(monthDays(month).firstDay, -1).slice(0, 7);
  }
  return month;
}

/** A regulated value that nobody knows yet leaves a draft. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
  return undefined;
}
