import type {
  NewOffer,
  OfferSaving,
  StudyOffersAnswer,
} from '@vatio/contracts/energy-analysis/offers';
import type { OfferPowers } from '@vatio/contracts/energy-analysis/offerWords';
import type {
  Confidence,
  PortfolioPoint,
  PortfolioState,
} from '@vatio/contracts/energy-analysis/portfolios';
import type {
  ReportFacts,
  ReportPart,
  ReportSubject,
  StudyReport,
} from '@vatio/contracts/energy-analysis/report';
import type {
  Study,
  StudyResult,
  StudySnapshotAnswer,
  studyEventKinds,
} from '@vatio/contracts/energy-analysis/studies';
import type { StudyAnalysis, StudyState } from '@vatio/contracts/energy-analysis/studyRecord';
import type { ColumnType, Generated } from 'kysely';
import type { Created, InColumns } from '../../db/columns';
import type { offerColumns } from './offers/columns';

export interface EnergyAnalysisTables {
  studies: StudiesTable;
  study_calculations: StudyCalculationsTable;
  study_events: StudyEventsTable;
  study_withdrawals: StudyWithdrawalsTable;
  study_numbers: StudyNumbersTable;
  study_reports: StudyReportsTable;
  portfolios: PortfoliosTable;
  portfolio_points: PortfolioPointsTable;
  study_offers: StudyOffersTable;
}

declare module '../../db/types' {
  interface Tables extends EnergyAnalysisTables {}
}

interface StudiesTable {
  id: string;
  code: string;
  supply_point_id: string;
  /** Days are text, `2026-01-31`. */
  first_day: string;
  last_day: string;
  state: Generated<StudyState>;
  /** Analyses in the order of `studyAnalyses`. */
  analyses: Generated<StudyAnalysis[]>;
  notes: string;
  author_id: string | null;
  author_name: string;
  created_at: Created;
  updated_at: Generated<Date>;
  version: Generated<number>;
  /** True when it is or was presented, unless that was withdrawn: it does not change then. */
  was_presented: Generated<boolean>;
  /** The number of its last calculation; 0: none. */
  calculations: Generated<number>;
  /** The saving of its powers, and of the recommended offer where there is one. */
  saving_eur: string | null;
  saving_percent: string | null;
  /** The moment of its last calculation; null: none. */
  calculated_at: Generated<Date | null>;
  /** null: it is not accepted. */
  accepted_at: Generated<Date | null>;
  /** A deleted one stays, so that it can be taken back. */
  deleted_at: Generated<Date | null>;
  /** The search key of the code. */
  search_key: string;
  offer_powers: Generated<OfferPowers>;
  recommended_offer_id: Generated<string | null>;
  /** The saving of the recommended offer by component; null: none, or it cannot be compared. */
  offer_saving: ColumnType<OfferSaving | null, string | null | undefined, string | null>;
}

type Json<T> = ColumnType<T, string, never>;

/** The data of a study's calculation, and its result. Append-only: the database refuses anything else. */
interface StudyCalculationsTable {
  study_id: string;
  number: number;
  at: Date;
  by_id: string | null;
  by_name: string;
  parameter_version: number;
  snapshot: Json<StudySnapshotAnswer>;
  /** The quarters of the curve, tenths of a watt, 4 bytes each, little-endian; null: no curve. */
  curve: Buffer | null;
  result: Json<StudyResult | null>;
}

/** The actions on a study, with their authors and what these said about them. */
interface StudyEventsTable {
  id: string;
  study_id: string;
  at: Date;
  actor_id: string;
  actor_name: string;
  kind: (typeof studyEventKinds)[number];
  state: StudyState | null;
  calculation: number | null;
  text: string;
}

/** A study as it was presented before that was withdrawn; its event has the calculation's number. */
interface StudyWithdrawalsTable {
  event_id: string;
  study_id: string;
  study: Json<Omit<Study, 'calculation'>>;
  offers: Json<StudyOffersAnswer>;
  report: Json<StudyReport>;
}

/** The parts that a study's report prints; none: the usual report. */
interface StudyReportsTable {
  study_id: string;
  version: number;
  parts: ColumnType<ReportPart[], string, string>;
  /** null: no facts were entered. */
  facts: ColumnType<ReportFacts | null, string, string>;
  /** Kept while the study is presented; null before. */
  subject: ColumnType<ReportSubject | null, string | undefined, string | null>;
  updated_at: Date;
}

/** The last number given in each year. */
interface StudyNumbersTable {
  year: number;
  last: number;
}

interface PortfoliosTable {
  id: string;
  /** A running one is waiting: its job holds it. */
  state: Generated<Exclude<PortfolioState, 'running'>>;
  message: string | null;
  first_day: string;
  last_day: string;
  /** null: all. */
  client_ids: string[] | null;
  points: number;
  author_id: string | null;
  author_name: string;
  created_at: Created;
  finished_at: Date | null;
  parameter_version: number | null;
  saving_eur: string | null;
}

/** A point as it was when the portfolio began; what came out is there when it is done. */
interface PortfolioPointsTable {
  portfolio_id: string;
  supply_point_id: string;
  cups: string;
  alias: string;
  client_id: string;
  client_name: string;
  client_key: string;
  search_key: string;
  confidence: Confidence | null;
  reasons: Generated<string[]>;
  cautions: Generated<string[]>;
  tariff: string | null;
  point_type: number | null;
  current_powers_kw: string[] | null;
  optimum_powers_kw: string[] | null;
  current_eur: string | null;
  optimum_eur: string | null;
  saving_eur: string | null;
  saving_percent: string | null;
  /** null: the optimum changes powers alone. */
  crossing: ColumnType<PortfolioPoint['crossing'], string | null | undefined, string | null>;
}

/** The offers that a study's contract is compared with. */
interface StudyOffersTable extends InColumns<NewOffer, typeof offerColumns> {
  id: string;
  study_id: string;
  /** Their order in the study. */
  position: Generated<number>;
  created_at: Created;
  updated_at: Generated<Date>;
  /** A deleted one stays, so that it can be taken back. */
  deleted_at: Generated<Date | null>;
  /** The search key of supplier and name. */
  search_key: string;
}
