import type { SessionUser } from '@vatio/contracts/session';
import { addDays, monthDays } from '@vatio/energy/calendar';
import { v7 as uuidV7 } from 'uuid';
import type { ServiceParts } from '../../areaKit/area';
import { createActivityService } from '../../areas/activity-hours/activities/activities.service';
import { createEntryService } from '../../areas/activity-hours/entries/entries.service';
import { createLockService } from '../../areas/activity-hours/settings/settings.lock.service';
import { createTermsService } from '../../areas/activity-hours/terms/terms.service';
import { createClaimService } from '../../areas/billing/claims/claims.service';
import { createStudyService } from '../../areas/energy-analysis/studies/studies.service';
import { inThisThread } from '../../computing/computation';
import { localDay } from '../../localDay';
import { type DemoEntry, demoDay, demoWeeks } from './demoHours';

const wholeMonths = 3;
/** Less than what is done in most months. */
const agreed = { monthlyBudgetMinutes: 2_400, rateEurPerHour: '48', version: null };

interface Demo {
  readonly clientId: string;
  readonly pointIds: readonly string[];
  readonly writer: SessionUser;
  readonly admin: SessionUser;
}

/** Three months of two people until yesterday, the first of them closed; and what was agreed with the client. */
export async function seedHours(
  parts: ServiceParts,
  { clientId, pointIds, writer, admin }: Demo,
): Promise<void> {
  const today = localDay(parts.now());
  const from = firstDay(today);
  const terms = createTermsService(parts);
  await terms.put({ clientId, from, ...agreed }, admin);
  const month = { from: monthDays(today.slice(0, 7)).firstDay, today };
  const monthlyBudgetMinutes = soonExceeded(month);
  if (monthlyBudgetMinutes > agreed.monthlyBudgetMinutes) {
    await terms.put({ clientId, from: month.from, ...agreed, monthlyBudgetMinutes }, admin);
  }
  const entries = createEntryService(parts);
  const { rows } = await createActivityService(parts).list();
  const activityIds = new Map(rows.map(({ id, name }) => [name, id]));
  const subjects = await subjectsOf(parts, pointIds, admin);
  for (const [person, week] of [
    [writer, demoWeeks.writer],
    [admin, demoWeeks.admin],
  ] as const) {
    for (let date = from; date < today; date = addDays(date, 1)) {
      for (const entry of demoDay(week, date)) {
        const activityId = activityIds.get(entry.activity);
        if (!activityId) continue;
        const { minutes, note = '' } = entry;
        const about = { ...noSubjects, ...subjects(entry) };
        const sent = { id: uuidV7(), date, clientId, activityId, minutes, note, ...about };
        await entries.create(sent, person);
      }
    }
  }
  await createLockService(parts).lock(from.slice(0, 7), admin);
}

/** An hour or two more than is done by now, so that an overrun is foreseen until the month's last days. */
function soonExceeded({ from, today }: { readonly from: string; readonly today: string }): number {
  let doneMinutes = 0;
  for (let date = from; date < today; date = addDays(date, 1)) {
    for (const week of Object.values(demoWeeks)) {
      for (const { minutes } of demoDay(week, date)) doneMinutes += minutes;
    }
  }
  return 60 * (Math.ceil(doneMinutes / 60) + 1);
}

const noSubjects = { pointId: null, studyId: null, billId: null, claimId: null };

/** The first day of the month `wholeMonths` months ago. */
function firstDay(today: string): string {
  let day = monthDays(today.slice(0, 7)).firstDay;
  for (let month = 0; month < wholeMonths; month++) {
    day = monthDays(addDays(day, -1).slice(0, 7)).firstDay;
  }
  return day;
}

/** The demo's points in turn, and the latest study and claim of these where there are any. */
async function subjectsOf(parts: ServiceParts, pointIds: readonly string[], reader: SessionUser) {
  const page = { page: 1, pageSize: 1 };
  const studies = await createStudyService({ ...parts, computing: inThisThread }).list(
    { ...page, sort: '-created' },
    reader,
  );
  const claims = await createClaimService(parts).list({ ...page, sort: '-sent' });
  let turn = 0;
  return ({ subject }: DemoEntry) => {
    if (subject === 'studyId') return { studyId: studies.rows[0]?.id ?? null };
    if (subject === 'claimId') return { claimId: claims.rows[0]?.id ?? null };
    if (subject !== 'pointId') return {};
    turn += 1;
    return { pointId: pointIds[turn % pointIds.length] ?? null };
  };
}
