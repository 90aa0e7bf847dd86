import type { Confidence, PortfolioPoint } from '@vatio/contracts/energy-analysis/portfolios';
import { sql } from 'kysely';
import type { Db } from '../../../../db/transaction';

/** The next points of a portfolio, in the order of their ids. @param after the last one before them */
export async function nextPoints(
  db: Db,
  portfolioId: string,
  after: string | null,
  limit: number,
): Promise<readonly string[]> {
  const points = db
    .selectFrom('portfolio_points')
    .select('supply_point_id as id')
    .where('portfolio_id', '=', portfolioId)
    .$if(after !== null, (all) => all.where('supply_point_id', '>', after ?? ''))
    .orderBy('supply_point_id')
    .limit(limit);
  return (await points.execute()).map(({ id }) => id);
}

/** The outcome for a point. */
export interface PointOutcome {
  readonly confidence: Confidence;
  readonly reasons: readonly string[];
  readonly cautions: readonly string[];
  readonly tariff: string | null;
  readonly pointType: number | null;
  readonly currentPowersKw: readonly string[] | null;
  readonly optimumPowersKw: readonly string[] | null;
  readonly currentEur: string | null;
  readonly optimumEur: string | null;
  readonly savingEur: string | null;
  readonly savingPercent: string | null;
  readonly crossing: PortfolioPoint['crossing'];
}

/** Writes what came out for some points: one statement. */
export async function writeOutcomes(
  db: Db,
  portfolioId: string,
  outcomes: readonly (PointOutcome & { readonly id: string })[],
): Promise<void> {
  await sql`
    update portfolio_points set
      confidence = one.confidence, reasons = one.reasons, cautions = one.cautions,
      tariff = one.tariff, point_type = one."pointType",
      current_powers_kw = one."currentPowersKw", optimum_powers_kw = one."optimumPowersKw",
      current_eur = one."currentEur", optimum_eur = one."optimumEur",
      saving_eur = one."savingEur", saving_percent = one."savingPercent",
      crossing = one.crossing
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as one (
      id uuid, confidence text, reasons text[], cautions text[], tariff text, "pointType" smallint,
      "currentPowersKw" numeric[], "optimumPowersKw" numeric[], "currentEur" numeric,
      "optimumEur" numeric, "savingEur" numeric, "savingPercent" numeric, crossing jsonb)
    where portfolio_id = ${portfolioId} and supply_point_id = one.id`.execute(db);
}
