import type { PointImportOutcome } from '@vatio/contracts/company/pointImports';
import { searchKey } from '../../../db/textKey';
import type { FieldProblems } from './cells';
import type { JudgedRow } from './judge';
import { inSlices } from './slices';

/** The clients and points of the database that a file names. */
export interface Known {
  /** By NIF. */
  readonly clients: ReadonlyMap<string, KnownClient>;
  /** The first 20 characters of the CUPS → the NIF of its client. */
  readonly points: ReadonlyMap<string, string>;
}

interface KnownClient {
  readonly id: string;
  readonly archived: boolean;
}

/** A row and its outcome. */
export interface PlannedRow {
  readonly judged: JudgedRow;
  readonly outcome: PointImportOutcome;
  readonly problems: FieldProblems;
}

/** The outcome of each row of a file, and the clients that it creates, by NIF. */
export interface Plan {
  readonly rows: readonly PlannedRow[];
  readonly newClients: ReadonlyMap<string, string>;
  readonly known: Known;
}

/** Decides about each row, from the database and the other rows; lets other requests in between. */
export async function planImport(judgedRows: readonly JudgedRow[], known: Known): Promise<Plan> {
  const lines = firstLines(judgedRows);
  const names = firstNames(judgedRows);
  const rows = await inSlices(judgedRows, (judged) => planRow(judged, known, lines, names));
  const making = rows.filter(({ outcome }) => outcome === 'create');
  const newClients = making.flatMap(({ judged: { taxId } }) =>
    taxId && !known.clients.has(taxId) ? [[taxId, names.get(taxId)?.name ?? ''] as const] : [],
  );
  return { rows, newClients: new Map(newClients), known };
}

interface Named {
  readonly line: number;
  readonly name: string;
}

function planRow(
  judged: JudgedRow,
  known: Known,
  lines: ReadonlyMap<string, number>,
  names: ReadonlyMap<string, Named>,
): PlannedRow {
  const { cups20, line } = judged;
  const firstLine = cups20 === null ? line : (lines.get(cups20) ?? line);
  if (firstLine !== line) {
    return wrong(judged, { cups: `Este CUPS ya está en la fila ${firstLine} del fichero` });
  }
  const owner = cups20 === null ? undefined : known.points.get(cups20);
  if (owner !== undefined) return existing(judged, owner);
  const problems = { ...judged.problems, ...clientProblems(judged, known, names) };
  return Object.keys(problems).length > 0
    ? wrong(judged, problems)
    : { judged, outcome: 'create', problems };
}

const wrong = (judged: JudgedRow, problems: FieldProblems): PlannedRow => ({
  judged,
  outcome: 'error',
  problems,
});

/** The row needs nothing, so only its client can be wrong. */
function existing(judged: JudgedRow, owner: string): PlannedRow {
  const { taxId, problems } = judged;
  if (taxId !== null && taxId !== owner) {
    return wrong(judged, { cups: 'Este CUPS ya está dado de alta con otro cliente' });
  }
  if (taxId === null && problems.taxId && judged.hasTaxId) {
    return wrong(judged, { taxId: problems.taxId });
  }
  return { judged, outcome: 'exists', problems: {} };
}

function clientProblems(
  { taxId, clientName, line }: JudgedRow,
  { clients }: Known,
  names: ReadonlyMap<string, Named>,
): FieldProblems {
  if (taxId === null) return {};
  const client = clients.get(taxId);
  if (client?.archived) return { taxId: 'Este cliente está archivado: restáuralo antes' };
  if (client) return {};
  const named = names.get(taxId);
  if (!named) {
    return { clientName: 'No hay ningún cliente con este NIF: escribe su razón social' };
  }
  const isOther = clientName !== '' && named.line !== line && !isSameName(clientName, named.name);
  return isOther
    ? { clientName: `La fila ${named.line} da otra razón social a este NIF: «${named.name}»` }
    : {};
}

/** Accents, capitals, dots and spaces make no other company. */
const isSameName = (one: string, other: string) => one === other || nameKey(one) === nameKey(other);
const nameKey = (name: string) => searchKey(name).replace(/[^\p{L}\p{N}]/gu, '');

/** The first row of each CUPS. */
function firstLines(rows: readonly JudgedRow[]): ReadonlyMap<string, number> {
  const lines = rows.flatMap(({ cups20, line }) => (cups20 ? [[cups20, line] as const] : []));
  return new Map(lines.reverse());
}

/** The first name given for each NIF. */
function firstNames(rows: readonly JudgedRow[]): ReadonlyMap<string, Named> {
  const names = rows.flatMap(({ taxId, clientName, line }) =>
    taxId && clientName ? [[taxId, { line, name: clientName }] as const] : [],
  );
  return new Map(names.reverse());
}
