import type { CurveMinutes } from '@vatio/contracts/company/curve';
import type {
  ConflictChoice,
  ImportAnswers,
  ImportCheck,
  ImportResult,
  ImportState,
} from '@vatio/contracts/company/imports/curveImports';
import type { ColumnType, Generated } from 'kysely';

export interface CurveTables {
  curve_days: CurveDaysTable;
  curve_imports: CurveImportsTable;
  curve_import_parts: CurveImportPartsTable;
  curve_import_problems: CurveImportProblemsTable;
  curve_import_points: CurveImportPointsTable;
  curve_import_successors: CurveImportSuccessorsTable;
  replaced_curve_days: ReplacedCurveDaysTable;
}

/** Arrays are written as text for PostgreSQL, `{1,NULL}`: see `arrayText`. */
type IntegerArray<T> = ColumnType<T, string, string>;

/** One local day of a curve. Energy is in tenths of a watt-hour, null where there is no value. */
interface CurveDaysTable {
  supply_point_id: string;
  minutes: CurveMinutes;
  day: string;
  /** The last import that changed the day. */
  import_id: string;
  tenths_wh: IntegerArray<readonly (number | null)[]>;
  exported_tenths_wh: ColumnType<readonly (number | null)[] | null, string | null, string | null>;
  /** Indices of the slots that the distributor estimated. */
  estimated: IntegerArray<readonly number[]>;
  known: number;
  estimated_count: number;
  sum_tenths_wh: ColumnType<string, string | number, string | number>;
}

/** The stored part of a state; the job's progress says whether it runs. */
export type StoredState = Exclude<ImportState, 'checking' | 'writing'>;

type Json<T> = ColumnType<T | null, string | null, string | null>;

interface CurveImportsTable {
  id: string;
  file_name: string;
  size_bytes: number;
  /** Hexadecimal. */
  sha256: string;
  state: StoredState;
  /** Counts what people decided about it. */
  version: Generated<number>;
  /** The chosen point, for a file that does not say its CUPS. */
  supply_point_id: string | null;
  created_by: string | null;
  created_at: Date;
  /** Since when it waits: to be read, decided or written. */
  queued_at: Date;
  finished_at: Date | null;
  conflicts: ConflictChoice | null;
  answers: ColumnType<ImportAnswers, string | undefined, string>;
  check_result: Json<ImportCheck>;
  result: Json<ImportResult>;
  /** Spanish: why it ended early. */
  message: string | null;
}

/** The file in pieces; deleted when the import ends. */
interface CurveImportPartsTable {
  import_id: string;
  part: number;
  bytes: Buffer;
}

interface CurveImportProblemsTable {
  import_id: string;
  position: number;
  severity: 'fatal' | 'error' | 'warning';
  code: string;
  line: number | null;
  column_name: string | null;
  value: string | null;
  message: string;
}

interface CurveImportPointsTable {
  supply_point_id: string;
  import_id: string;
}

/** A day before an import changed it; all null when it was empty. */
interface ReplacedCurveDaysTable {
  import_id: string;
  supply_point_id: string;
  minutes: CurveMinutes;
  day: string;
  before_import_id: string | null;
  tenths_wh: ColumnType<readonly (number | null)[] | null, string | null, string | null>;
  exported_tenths_wh: ColumnType<readonly (number | null)[] | null, string | null, string | null>;
  estimated: ColumnType<readonly number[] | null, string | null, string | null>;
  known: number | null;
  estimated_count: number | null;
  sum_tenths_wh: ColumnType<string | null, string | number | null, string | number | null>;
}

/** `successor_id` changed days that `import_id` had been the last to change. */
interface CurveImportSuccessorsTable {
  import_id: string;
  successor_id: string;
}
