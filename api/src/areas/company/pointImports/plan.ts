import type {
  ImportedRow,
  PointImportAnswer,
  PointImportOutcome,
} from '@vatio/contracts/company/pointImports';
import { searchKey } from '../../../db/textKey';
import { inSlices } from '../../../slices';
import { type FieldProblems, hasNone } from './cells';
import type { JudgedRow } from './judge';

/** The clients and points of the database that a file names. */
export interface Known {
  /** By NIF. */
  readonly clients: ReadonlyMap<string, { readonly id: string; readonly archived: boolean }>;
  /** The first 20 characters of the CUPS → the NIF of its client. */
  readonly points: ReadonlyMap<string, string>;
}

interface Outcome {
  readonly outcome: PointImportOutcome;
  readonly problems: FieldProblems;
}

/** The outcome of each row of a file, and the clients that it creates, by NIF. */
export interface Plan {
  readonly rows: readonly (Outcome & { readonly judged: JudgedRow })[];
  readonly newClients: ReadonlyMap<string, string>;
  readonly known: Known;
}

type Rows = ReadonlyMap<string, JudgedRow>;

/** Decides about each row, from the database and the other rows; lets other requests in between. */
export async function planImport(judgedRows: readonly JudgedRow[], known: Known): Promise<Plan> {
  const withCups = firstBy(judgedRows, ({ cups20 }) => cups20);
  const named = firstBy(judgedRows, ({ taxId, clientName }) => clientName && taxId);
  const rows = await inSlices(judgedRows, (judged) => ({
    judged,
    ...outcomeOf(judged, known, withCups, named),
  }));
  const newClients = rows.flatMap(({ judged: { taxId }, outcome }) =>
    outcome === 'create' && taxId && !known.clients.has(taxId)
      ? [[taxId, named.get(taxId)?.clientName ?? ''] as const]
      : [],
  );
  return { rows, newClients: new Map(newClients), known };
}

/** The first row of each key; rows without a key are left out. */
function firstBy(rows: readonly JudgedRow[], keyOf: (row: JudgedRow) => string | null): Rows {
  const keyed = rows.map((row) => [keyOf(row), row] as const);
  return new Map(keyed.flatMap(([key, row]) => (key ? [[key, row] as const] : [])).reverse());
}

const wrong = (problems: FieldProblems): Outcome => ({ outcome: 'error', problems });

function outcomeOf(judged: JudgedRow, known: Known, withCups: Rows, named: Rows): Outcome {
  const { cups20, line } = judged;
  const firstLine = withCups.get(cups20 ?? '')?.line ?? line;
  if (firstLine !== line) {
    return wrong({ cups: `Este CUPS ya está en la fila ${firstLine} del fichero` });
  }
  const owner = known.points.get(cups20 ?? '');
  if (owner !== undefined) return outcomeOfExisting(judged, owner);
  const problems = { ...judged.problems, ...clientProblems(judged, known, named) };
  return hasNone(problems) ? { outcome: 'create', problems } : wrong(problems);
}

/** The row needs nothing, so only its client can be wrong. */
function outcomeOfExisting({ taxId, problems, hasTaxId }: JudgedRow, owner: string): Outcome {
  if (taxId !== null && taxId !== owner) {
    return wrong({ cups: 'Este CUPS ya está dado de alta con otro cliente' });
  }
  return taxId === null && problems.taxId && hasTaxId
    ? wrong({ taxId: problems.taxId })
    : { outcome: 'exists', problems: {} };
}

function clientProblems(
  { taxId, clientName, line }: JudgedRow,
  { clients }: Known,
  named: Rows,
): FieldProblems {
  if (taxId === null) return {};
  const client = clients.get(taxId);
  if (client?.archived) return { taxId: 'Este cliente está archivado: restáuralo antes' };
  if (client) return {};
  const first = named.get(taxId);
  if (!first) {
    return { clientName: 'No hay ningún cliente con este NIF: escribe su razón social' };
  }
  if (!clientName || first.line === line || isSameName(clientName, first.clientName)) return {};
  return {
    clientName: `La fila ${first.line} da otra razón social a este NIF: «${first.clientName}»`,
  };
}

/** Accents, capitals, dots and spaces make no other company. */
const isSameName = (one: string, other: string) => one === other || nameKey(one) === nameKey(other);
const nameKey = (name: string) => searchKey(name).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * A plan as JSON of the contract. It writes 5,000 rows one by one and lets other requests in
 * between.
 *
 * @param importId undoes the import; null when nothing was written
 */
export async function answerAsJson(
  { rows, newClients }: Plan,
  importId: string | null,
): Promise<string> {
  const counts: Omit<PointImportAnswer, 'rows'> = {
    importId,
    newClients: newClients.size,
    newContracts: rows.filter(({ outcome, judged }) => outcome === 'create' && judged.contract)
      .length,
  };
  const texts = await inSlices(rows, (row) => JSON.stringify(toImportedRow(row)));
  return `${JSON.stringify(counts).slice(0, -1)},"rows":[${texts.join(',')}]}`;
}

function toImportedRow({ judged, outcome, problems }: Plan['rows'][number]): ImportedRow {
  const proposed = outcome === 'create' ? judged.proposed : {};
  return {
    line: judged.line,
    outcome,
    problems: entriesOf(problems).map(([field, message]) => ({ field, message })),
    proposed: entriesOf(proposed).map(([field, value]) => ({ field, value })),
  };
}

const entriesOf = (record: FieldProblems) =>
  Object.entries(record) as [keyof FieldProblems, string][];
