import { StartupError } from '../startupError';

/** The migrations of the last version before 1.0.0, which the baselines took the place of. */
const before1: readonly string[] = [
  '001_users_and_sessions',
  '002_users_list_and_audit',
  '003_clients_and_supply_points',
  '004_regulated_parameters',
  '005_curves',
  '006_monthly_readings',
  '007_point_imports',
  '008_point_data',
  '2026-11-23-jobs',
  '2026-11-23-waiting-imports',
  '2026-11-24-import-answers',
  '2026-11-24-official-texts',
  '2026-11-24-studies',
  '2026-11-24-supply-facts',
  '2026-11-24-tariff-62tdve',
  '2026-11-25-bill-imports',
  '2026-11-25-bills',
  '2026-11-25-bills-verified',
  '2026-11-25-bills-verified-apart',
  '2026-11-25-bills-whole-cycle',
  '2026-11-25-claims',
  '2026-11-25-hours',
  '2026-11-25-hours-changes',
  '2026-11-25-hours-terms',
  '2026-11-25-portfolios',
  '2026-11-25-rights-and-discounts',
  '2026-11-25-study-analyses',
  '2026-11-25-study-dates',
  '2026-11-25-study-deletion',
  '2026-11-25-study-offers',
  '2026-11-25-study-report',
  '2026-11-25-study-report-subject',
  '2026-11-25-winter-2025-and-igic',
  '2026-11-26-claims-recovered',
  '2026-11-26-hours-sums',
  '2026-11-26-hours-terms-version',
  '2026-11-26-hours-week-version',
  '2026-11-26-import-versions',
  '2026-11-26-session-end',
  '2026-11-26-session-passwords',
  '2026-11-26-session-second-factor',
  '2026-11-26-study-report-facts',
  '2026-11-26-verification-tolerances',
];

/** One of each area and one of the jobs: together they make what those made. */
const baselines: readonly string[] = [
  '2026-11-29-1-jobs',
  '2026-11-29-2-session',
  '2026-11-29-3-user',
  '2026-11-29-4-company',
  '2026-11-29-5-energy-analysis',
  '2026-11-29-6-billing',
  '2026-11-29-7-activity-hours',
];

/**
 * The names since 1.0.0 of migrations that have run.
 *
 * @param owner whose they are, such as «The database»
 * @param remedy what to do when they are not all that the version before 1.0.0 had
 * @throws StartupError then
 */
export function namesSince1(
  applied: readonly string[],
  owner: string,
  remedy: string,
): readonly string[] {
  const isOfBefore = (name: string) => before1.includes(name);
  // One that is unknown makes it a later version's, which its caller refuses.
  if (applied.length === 0 || !applied.every(isOfBefore)) return applied;
  if (before1.every((name) => applied.includes(name))) return baselines;
  throw new StartupError(
    `${owner} is older than the last version of Vatio before 1.0.0 (commit 053d3c0c): ${remedy}. Nothing was changed.`,
  );
}
