import type {
  PointImport,
  PointImportListQuery,
  PointImportRow,
  PointImportUndone,
} from '@vatio/contracts/company/imports/pointImports';
import type { SessionUser } from '@vatio/contracts/session';
import { v7 as uuidV7 } from 'uuid';
import type { ServiceParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { type Db, inTransaction } from '../../../db/transaction';
import { beginUndo, insertImport, listImports } from '../../../imports/imports.repository';
import {
  cellsOf,
  importSubject,
  problemLimit,
  requireSoundRows,
  withRetries,
} from '../../../imports/rows';
import { localDay } from '../../../localDay';
import { inSlices } from '../../../slices';
import { insertClients } from '../clients/clients.repository';
import { insertContracts } from '../contracts/contracts.repository';
import { insertSupplyPoints } from '../points/points.repository';
import { type JudgedRow, judgeRow } from './judge';
import { answerAsJson, type Plan, planImport } from './plan';
import { pointImports, readKnown, removeImported } from './pointImports.repository';

/** Supply points from the rows of a file: first a dry run, then all of it. */
export function createPointImportService({ db, now }: ServiceParts) {
  /**
   * Imports all rows or none. Rows with a CUPS that exists have no effect.
   *
   * @returns the JSON of the contract
   * @throws Refusal invalid when a row is wrong and it is no dry run
   */
  async function run(sent: PointImport, actor: SessionUser): Promise<string> {
    const today = localDay(now());
    const counted = problemLimit();
    const judged = await inSlices(sent.rows, ({ line, cells }) =>
      counted(judgeRow(line, cellsOf(sent.columns, cells), today)),
    );
    if (sent.dryRun) return answerAsJson(await planWith(db, judged, false), null);
    const { plan, importId } = await withRetries(() => write(judged, sent.fileName, actor));
    return answerAsJson(plan, importId);
  }

  async function write(
    judged: readonly JudgedRow[],
    fileName: string,
    actor: SessionUser,
  ): Promise<{ readonly plan: Plan; readonly importId: string | null }> {
    return inTransaction(db, async (transaction) => {
      const plan = await planWith(transaction, judged, true);
      requireSoundRows(plan.rows);
      const at = now();
      const made = await writePlan(transaction, plan, at);
      if (made.point.length === 0) return { plan, importId: null };
      const id = uuidV7();
      await insertImport(transaction, pointImports, { id, fileName, made, by: actor.id, at });
      const after = {
        newPoints: made.point.length,
        newContracts: made.contract.length,
        newClients: made.client.length,
      };
      const subject = importSubject(id, fileName);
      await record(transaction, { at, action: 'supply-points-imported', actor, subject, after });
      return { plan, importId: id };
    });
  }

  /** Removes what an import created, unless it has been used. @throws Refusal missing, conflict */
  async function undo(id: string, actor: SessionUser): Promise<PointImportUndone> {
    return inTransaction(db, async (transaction) => {
      const at = now();
      const { fileName, made } = await beginUndo(transaction, pointImports, id, at);
      const { removed, ...undone } = await removeImported(transaction, made);
      const subject = importSubject(id, fileName);
      const entry = { at, action: 'supply-points-import-undone', actor, subject } as const;
      await record(transaction, { ...entry, before: removed, after: { ...undone } });
      return undone;
    });
  }

  /** A page of the imports, the newest first. */
  const list = (query: PointImportListQuery) =>
    listImports<PointImportRow>(db, pointImports, query);

  return { list, run, undo };
}

async function planWith(db: Db, rows: readonly JudgedRow[], isForWriting: boolean): Promise<Plan> {
  const named = (name: 'taxId' | 'cups20') => [...new Set(rows.flatMap((row) => row[name] ?? []))];
  return planImport(rows, await readKnown(db, named('taxId'), named('cups20'), isForWriting));
}

/** Creates clients by NIF and points by CUPS, so that two imports at once cannot deadlock. */
async function writePlan(db: Db, { rows, newClients, known }: Plan, at: Date) {
  const named = [...newClients].sort(([one], [other]) => (one < other ? -1 : 1));
  const clients = await inSlices(named, ([taxId, client]) => ({ id: uuidV7(), taxId, ...client }));
  const newIds = new Map(clients.map(({ taxId, id }) => [taxId, id]));
  const planned = await inSlices(rows, ({ judged: { point, contract, taxId }, outcome }) => {
    const clientId = taxId && (newIds.get(taxId) ?? known.clients.get(taxId)?.id);
    if (outcome !== 'create' || !point || !clientId) return [];
    return [{ id: uuidV7(), contractId: uuidV7(), clientId, fields: point, contract }];
  });
  const points = planned
    .flat()
    .sort((one, other) => (one.fields.cups < other.fields.cups ? -1 : 1));
  const contracts = points.flatMap(({ id: supplyPointId, contractId: id, contract: fields }) =>
    fields ? [{ id, supplyPointId, fields }] : [],
  );
  await insertClients(db, clients, at);
  await insertSupplyPoints(db, points, at);
  await insertContracts(db, contracts, at);
  return { point: idsOf(points), contract: idsOf(contracts), client: idsOf(clients) };
}

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
