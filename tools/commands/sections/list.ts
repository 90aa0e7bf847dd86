import type { KnownSection } from './knownSection';
import type { KnownSections } from './knownSections';

const columns = ['section', 'active', 'channel', 'origin'];

/** The sections for a person at the console. */
export function list({ host, notice, sections }: KnownSections): string {
  const table = [columns, ...sections.map(cells)];
  const widths = columns.map((_, column) => Math.max(...table.map((row) => width(row[column]))));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [
    ...(host ? [`The host at ${host}:`] : []),
    ...(notice ? [notice] : []),
    '',
    line(columns),
    ...sections.flatMap((section) => [line(cells(section)), ...details(section)]),
  ].join('\n');
}

const width = (cell = '') => cell.length;

function cells({ name, active, pin, origin }: KnownSection): string[] {
  const channel = pin === undefined ? 'latest' : pin === active ? 'pinned' : `pinned to ${pin}`;
  return [
    name,
    active ?? 'none',
    channel,
    origin.version ? `${origin.state}, has ${origin.version}` : origin.state,
  ];
}

function details({ origin, versions, rejected: [last] }: KnownSection): string[] {
  return [
    `  origin   ${origin.place}`,
    `  kept     ${versions.join('  ') || 'none'}`,
    ...(last ? [`  refused  ${last.version ?? 'a version'} (${last.at}): ${last.reason}`] : []),
  ];
}
