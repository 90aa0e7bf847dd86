/** 12,345 */
export const countOf = (count: number): string => count.toLocaleString('en');

/** 41 tables with 12,345 rows */
export function rowsIn(tables: readonly { readonly rows: number }[]): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${countOf(tables.length)} tables with ${countOf(rows)} rows`;
}

/** 12.3 MB */
export const sizeOf = (bytes: number): string =>
  bytes < 100_000 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
