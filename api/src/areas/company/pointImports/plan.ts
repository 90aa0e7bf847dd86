import type {
  ImportedPoint,
  PointImportAnswer,
} from '@vatio/contracts/company/imports/pointImports';
import type { PointRowField } from '@vatio/contracts/company/imports/pointRows';
import type { ImportOutcome } from '@vatio/contracts/imports/rows';
import { searchKey } from '../../../db/textKey';
import { entriesOf, firstBy, hasNone, listed, withRows } from '../../../imports/rows';
import { inSlices } from '../../../slices';
import type { FieldProblems } from './cells';
import type { JudgedRow } from './judge';

/** The clients and points of the database that a file names. */
export interface Known {
  /** Clients by NIF. */
  readonly clients: ReadonlyMap<string, { readonly id: string; readonly archived: boolean }>;
  /** The first 20 characters of the CUPS → the NIF of its client. */
  readonly points: ReadonlyMap<string, string>;
  /** The active people, by the keys of their names. */
  readonly people: readonly { readonly id: string; readonly key: string }[];
}

interface Outcome {
  readonly outcome: ImportOutcome;
  readonly problems: FieldProblems;
}

type Rows = ReadonlyMap<string, JudgedRow>;

/** The first rows with a CUPS, with the name of a client, with its kind, and with its account manager. */
interface FirstRows {
  readonly withCups: Rows;
  readonly named: Rows;
  readonly kinds: Rows;
  readonly managed: Rows;
}

/** Decides about each row, from the database and the other rows; lets other requests in between. */
export async function planImport(judgedRows: readonly JudgedRow[], known: Known) {
  const withCups = firstBy(judgedRows, ({ cups20 }) => cups20);
  const named = firstBy(judgedRows, ({ taxId, clientName }) => clientName && taxId);
  const kinds = firstBy(judgedRows, ({ taxId, clientKind }) => clientKind && taxId);
  const managed = firstBy(judgedRows, ({ taxId, clientManager }) => clientManager && taxId);
  const rows = await inSlices(judgedRows, (judged) => {
    const outcome = outcomeOf(judged, known, { withCups, named, kinds, managed });
    return { judged, ...outcome, json: JSON.stringify(toImportedPoint(judged, outcome)) };
  });
  const newClients = rows.flatMap(({ judged: { taxId }, outcome }) =>
    outcome === 'create' && taxId && !known.clients.has(taxId)
      ? [
          [
            taxId,
            {
              name: named.get(taxId)?.clientName ?? '',
              kind: kinds.get(taxId)?.clientKind ?? null,
              managerId: peopleCalled(managed.get(taxId)?.clientManager, known)[0] ?? null,
            },
          ] as const,
        ]
      : [],
  );
  /** The outcome of each row, also as JSON of the contract; what is known of new clients by NIF. */
  return { rows, newClients: new Map(newClients), known };
}
export type Plan = Awaited<ReturnType<typeof planImport>>;

const wrong = (problems: FieldProblems): Outcome => ({ outcome: 'error', problems });

function outcomeOf(judged: JudgedRow, known: Known, first: FirstRows): Outcome {
  const { cups20, line } = judged;
  const firstLine = first.withCups.get(cups20 ?? '')?.line ?? line;
  if (firstLine !== line) {
    return wrong({ cups: `Este CUPS ya está en la fila ${firstLine} del fichero` });
  }
  const owner = known.points.get(cups20 ?? '');
  if (owner !== undefined) return outcomeOfExisting(judged, owner);
  const problems = { ...judged.problems, ...clientProblems(judged, known, first) };
  return hasNone(problems) ? { outcome: 'create', problems } : wrong(problems);
}

/** The row is ignored, so only its client can be wrong. */
function outcomeOfExisting({ taxId, problems, hasTaxId }: JudgedRow, owner: string): Outcome {
  if (taxId !== null && taxId !== owner) {
    return wrong({ cups: 'Este CUPS ya está dado de alta con otro cliente' });
  }
  return taxId === null && problems.taxId && hasTaxId
    ? wrong({ taxId: problems.taxId })
    : { outcome: 'exists', problems: {} };
}

function clientProblems(
  { taxId, clientName, clientKind, clientManager, line }: JudgedRow,
  known: Known,
  { named, kinds, managed }: FirstRows,
): FieldProblems {
  if (taxId === null) return {};
  const client = known.clients.get(taxId);
  if (client?.archived) return { taxId: 'Este cliente está archivado: restáuralo antes' };
  if (client) return {};
  const first = named.get(taxId);
  if (!first) {
    return { clientName: 'No hay ningún cliente con este NIF: escribe su razón social' };
  }
  const ofKind = kinds.get(taxId);
  const isOtherName =
    clientName && first.line !== line && !isSameName(clientName, first.clientName);
  return {
    ...(isOtherName && {
      clientName: `La fila ${first.line} da otra razón social a este NIF: «${first.clientName}»`,
    }),
    ...(clientKind &&
      ofKind &&
      ofKind.clientKind !== clientKind && {
        clientKind: `La fila ${ofKind.line} da otro tipo de cliente a este NIF`,
      }),
    ...managerProblem(clientManager, known, managed.get(taxId)),
  };
}

const peopleCalled = (name = '', { people }: Known) => {
  const key = nameKey(name);
  return people.filter((person) => key && person.key === key).map(({ id }) => id);
};

function managerProblem(name: string, known: Known, first: JudgedRow | undefined): FieldProblems {
  if (!name) return {};
  const count = peopleCalled(name, known).length;
  if (count === 0) return { clientManager: 'Ninguna persona activa se llama así' };
  if (count > 1) return { clientManager: 'Varias personas se llaman así: elígela en su ficha' };
  return first && !isSameName(name, first.clientManager)
    ? { clientManager: `La fila ${first.line} da otro gestor a este NIF` }
    : {};
}

/** Accents, capitals, dots and spaces make no other company. */
const isSameName = (one: string, other: string) => one === other || nameKey(one) === nameKey(other);
export const nameKey = (name: string) => searchKey(name).replace(/[^\p{L}\p{N}]/gu, '');

function toImportedPoint(
  { line, proposed, warnings }: JudgedRow,
  { outcome, problems }: Outcome,
): ImportedPoint {
  const concluded = outcome === 'create' ? proposed : {};
  return {
    line,
    outcome,
    problems: listed<PointRowField>(problems),
    proposed: entriesOf(concluded).map(([field, value]) => ({ field, value })),
    warnings: outcome === 'create' ? [...warnings] : [],
  };
}

/**
 * A plan as JSON of the contract.
 *
 * @param importId undoes the import; null: the plan was not written
 */
export function answerAsJson({ rows, newClients }: Plan, importId: string | null): string {
  const making = rows.filter(({ outcome }) => outcome === 'create');
  const counts: Omit<PointImportAnswer, 'rows'> = {
    importId,
    newClients: newClients.size,
    newContracts: making.filter(({ judged }) => judged.contract).length,
  };
  return withRows(counts, rows);
}
