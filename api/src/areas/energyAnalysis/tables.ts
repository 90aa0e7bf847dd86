import type { ReportPart } from '@vatio/contracts/energyAnalysis/report';
import type {
  StudyAnalysis,
  StudyResult,
  StudySnapshotAnswer,
  StudyState,
  studyEventKinds,
} from '@vatio/contracts/energyAnalysis/studies';
import type { ColumnType, Generated } from 'kysely';
import type { Created } from '../../db/columns';

export interface EnergyAnalysisTables {
  studies: StudiesTable;
  study_calculations: StudyCalculationsTable;
  study_events: StudyEventsTable;
  study_numbers: StudyNumbersTable;
  study_reports: StudyReportsTable;
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
  /** In the order of `studyAnalyses`. */
  analyses: Generated<StudyAnalysis[]>;
  notes: string;
  author_id: string | null;
  author_name: string;
  created_at: Created;
  updated_at: Generated<Date>;
  version: Generated<number>;
  /** Whether it was ever presented: it never changes after that. */
  was_presented: Generated<boolean>;
  /** The number of its last calculation; 0: none. */
  calculations: Generated<number>;
  saving_eur: string | null;
  saving_percent: string | null;
  /** The search key of the code. */
  search_key: string;
}

type Json<T> = ColumnType<T, string, never>;

/** What a study was calculated from, and what came out. Append-only: the database refuses anything else. */
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

/** Who did what with a study, and what they said about it. */
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

/** What the report of a study prints; none: the usual one. */
interface StudyReportsTable {
  study_id: string;
  version: number;
  parts: ColumnType<ReportPart[], string, string>;
  updated_at: Date;
}

/** The last number given in each year. */
interface StudyNumbersTable {
  year: number;
  last: number;
}
