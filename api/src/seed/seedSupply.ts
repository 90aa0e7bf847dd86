import { Readable } from 'node:stream';
import type { Role } from '@vatio/contracts/roles';
import type { SessionUser } from '@vatio/contracts/session';
import { printCurve } from '@vatio/energy/files';
import type { Kysely } from 'kysely';
import { createClientService } from '../areas/company/clients/clients.service';
import { createContactService } from '../areas/company/contacts/contacts.service';
import { createContractService } from '../areas/company/contracts/contracts.service';
import { createCurveImportService } from '../areas/company/curveImports/curveImports.service';
import { curveImportJobs } from '../areas/company/curveImports/jobs';
import { createSupplyPointService } from '../areas/company/points/points.service';
import { createReadingService } from '../areas/company/readings/readings.service';
import { emailKey, findAccount } from '../areas/session/door';
import type { Config } from '../config';
import type { Tables } from '../db/types';
import type { EventLog } from '../eventLog';
import { JobRunner } from '../jobs/runner';
import { localDay } from '../localDay';
import { Refusal } from '../refusal';
import { type PointToBill, seedBills } from './bills/seedBills';
import { seedClaims } from './bills/seedClaims';
import { demoClient, demoContacts, demoPoints } from './demoSupply';
import { demoUsers } from './demoUsers';
import { seedHours } from './hours/seedHours';
import { hasClients } from './seed.repository';
import { seedPortfolio } from './seedPortfolio';
import { seedStudies } from './seedStudies';

/** Returns whether demo data are wanted and there is no client yet. */
export async function wantsDemoSupply(
  db: Kysely<Tables>,
  { demoData }: Pick<Config, 'demoData'>,
): Promise<boolean> {
  return demoData && !(await hasClients(db));
}

/**
 * Creates a client with three supply points, their data and bills, two claims, a study of each, a
 * portfolio, and hours of two people, through the services: these keep the rules and write the audit
 * log.
 */
export async function seedSupply(
  db: Kysely<Tables>,
  now: () => Date,
  log: EventLog,
): Promise<void> {
  const [actor, admin] = [await demoUser(db, 'writer'), await demoUser(db, 'admin')];
  if (!actor) return;
  const parts = { db, now };
  const client = await createClientService(parts)
    .create(demoClient, actor)
    .catch(unlessSomebodyElseDid);
  if (!client) return;
  const contacts = createContactService(parts);
  for (const contact of demoContacts)
    await contacts.create({ clientId: client.id, ...contact }, actor);
  const imports = createCurveImportService({ ...parts, uploadDb: parts.db, wakeJobs: () => {} });
  const importIds: string[] = [];
  const pointIds: string[] = [];
  const toBill: PointToBill[] = [];
  for (const make of demoPoints) {
    const { point, contract, readings, curve, bills } = make(localDay(now()));
    const { id } = await createSupplyPointService(parts).create(
      { clientId: client.id, ...point },
      actor,
    );
    pointIds.push(id);
    toBill.push({ id, readings, ...bills });
    await createContractService(parts).create(id, contract, actor);
    await createReadingService(parts).add(id, { rows: [...readings] }, actor);
    const file = Readable.from([Buffer.from([...printCurve(curve)].join(''))]);
    const fileName = `curva-${point.alias.toLowerCase()}.csv`;
    importIds.push((await imports.upload({ fileName }, file, actor)).id);
  }
  // Read, confirmed, written: no other worker handles imports yet.
  const runner = new JobRunner({ ...parts, log, kinds: curveImportJobs });
  await runner.workOff();
  for (const id of importIds)
    await imports.confirm(id, { conflicts: 'keep' }, actor).catch(unlessSomebodyElseDid);
  await runner.workOff();
  await seedClaims(parts, await seedBills(parts, toBill, actor), actor);
  await seedStudies(parts, pointIds, actor);
  await seedPortfolio(parts, client.id, actor, log);
  if (admin) await seedHours(parts, { clientId: client.id, pointIds, writer: actor, admin });
}

/** Another process may do the same now: the NIF is unique. */
function unlessSomebodyElseDid(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
  return undefined;
}

async function demoUser(db: Kysely<Tables>, role: Role): Promise<SessionUser | undefined> {
  const user = demoUsers.find((one) => one.role === role);
  return user && findAccount(db, emailKey(user.email));
}
