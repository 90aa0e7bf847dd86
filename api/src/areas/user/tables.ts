import type { Parameter } from '@vatio/contracts/user/parameters';

export interface UserTables {
  parameter_versions: ParameterVersionsTable;
  regulated_parameters: RegulatedParametersTable;
}

declare module '../../db/types' {
  interface Tables extends UserTables {}
}

/** A version of the table of regulated parameters. Append-only: the database refuses anything else. */
interface ParameterVersionsTable {
  number: number;
  at: Date;
  /** Both are null for the program's built-in version. */
  actor_id: string | null;
  actor_name: string | null;
  comment: string;
  changed: number;
  /** The version that it takes back; null: none. */
  undoes: number | null;
}

/**
 * A row belongs to the versions from `since_version` until before `until_version`. It can end but
 * never change. Writers take turns, so no two of a key and a version share a day.
 */
interface RegulatedParametersTable extends Pick<Parameter, 'kind' | 'tariff' | 'variant' | 'per'> {
  id: string;
  period: number | null;
  /** Days are text, `2026-01-31`. */
  first_day: string;
  last_day: string | null;
  value: string | null;
  norm: string;
  state: Parameter['state'];
  note: string;
  power_limit_kw: string | null;
  power_limit_included: boolean | null;
  /** Both, or neither. */
  condition_question: string | null;
  condition_alternative: string | null;
  since_version: number;
  until_version: number | null;
}
