import type { Caller } from './calls/caller';
import { upload } from './curveImports';
import { addBill } from './fixtures/bills';
import { activityId } from './fixtures/hours';
import { addPortfolio } from './fixtures/portfolios';
import { addClient, addContract, addOffer, addPoint, addReading, addStudy } from './supply';

/**
 * Ids: a client that is alone, and another one whose points are empty or have a contract. What a
 * route of another subject would need is only made where there is no route.
 */
export async function addSupply(admin: Caller, route = '') {
  const isFor = (subject: string) => !route || route.includes(` ${subject}`);
  const [alone, client] = [await addClient(admin), await addClient(admin)];
  const point = await addPoint(admin, { clientId: client });
  const empty = await addPoint(admin, { clientId: client });
  const contract = await addContract(admin, point);
  const reading = isFor('readings') ? await addReading(admin, point) : '';
  const curveImport: string = isFor('curve-imports')
    ? (await upload(admin, { content: 'CUPS' })).json.id
    : '';
  const activity = isFor('hours') ? await activityId(admin) : '';
  const all = { alone, client, point, empty, contract, reading, curveImport, activity };
  const studies = isFor('studies') ? await addStudies(admin, point) : noStudies;
  const portfolio = isFor('portfolios') ? await addCancelledPortfolio(admin, client) : '';
  const bills = isFor('bills') ? await addBillAndRun(admin, point) : noBills;
  return { ...all, ...studies, portfolio, ...bills };
}

export type Supply = Awaited<ReturnType<typeof addSupply>>;

const noStudies = { study: '', offer: '', elsewhere: '' };
const noBills = { bill: '', run: '' };

async function addStudies(admin: Caller, point: string): Promise<typeof noStudies> {
  const study = await addStudy(admin, point);
  const other = await addStudy(admin, point);
  return { study, offer: await addOffer(admin, study), elsewhere: await addOffer(admin, other) };
}

/** Only a few may be open. */
async function addCancelledPortfolio(admin: Caller, client: string): Promise<string> {
  const portfolio = await addPortfolio(admin, [client]);
  await admin.post(`/api/portfolios/${portfolio}/cancel`);
  return portfolio;
}

/** A run that is cancelled: only a few may be open. */
async function addBillAndRun(admin: Caller, point: string): Promise<typeof noBills> {
  const { id: bill } = await addBill(admin, point);
  const run = (await admin.post('/api/bills/verify', { billIds: [bill] })).json.id;
  await admin.post(`/api/bills/verifications/${run}/cancel`);
  return { bill, run };
}
