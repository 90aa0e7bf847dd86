/** A page that shows amounts. */
export interface FactPage {
  readonly address: string;
  /** The minimum number of facts that it shows, with the demo data. */
  readonly least: number;
}

/** @throws where the demo data have none */
export function first<Row>(rows: readonly Row[], what: string): Row {
  const [row] = rows;
  if (!row) throw new Error(`The demo data have no ${what}`);
  return row;
}
