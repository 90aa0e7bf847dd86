import type { APIRequestContext } from '@playwright/test';
import type { BillListAnswer } from '@vatio/contracts/billing/bills';
import type { ClaimListAnswer } from '@vatio/contracts/billing/claims/claims';
import { addDays } from '@vatio/energy/calendar';
import { localDay } from '../../../../api/src/localDay';
import { demoClient } from '../../../../api/src/seed/demoSupply';
import { callAsAdmin } from '../accounts';
import { companyPages, hourPages, userPages } from '../screens/allPages';
import { type FactPage, first } from './factPage';
import { studyFactPages } from './studyFactPages';

/** The users' pages show official values. What the audit shows first depends on what others do meanwhile. */
const leastOf: Readonly<Record<string, number>> = { 'user/parametros': 5 };

/**
 * Every page of the sections whose amounts have keys, with records of the demo client: no other test
 * changes them. Lists are of that client alone, because others add bills meanwhile. The newest bill to claim is another
 * one in the first days of a month, when the mill's last bill cannot be computed yet: its pages may show fewer.
 */
export async function factPages(request: APIRequestContext): Promise<readonly FactPage[]> {
  const today = localDay(new Date());
  const others = [...(await companyPages(request)), ...(await userPages(request))];
  return [
    ...(await billingPages(request)),
    ...(await studyFactPages(request)),
    ...hourPages().map((address) => ({ address, least: 0 })),
    // This month, which the page shows by itself, has no hours on its first day.
    { address: `activity-hours/resumen?desde=${addDays(today, -45)}&hasta=${today}`, least: 8 },
    // Those of PDS show prices alone; the walk notices when that changes.
    ...others.map((address) => ({ address, least: leastOf[address] ?? 0 })),
  ];
}

async function billingPages(request: APIRequestContext): Promise<readonly FactPage[]> {
  const read = <Answer>(path: string) => callAsAdmin<Answer>(request, 'GET', path);
  const bills = (filter: string) =>
    read<BillListAnswer>(`bills?q=${demoClient.taxId}&${filter}`).then(({ rows }) => rows);
  const claimable = await bills('state=claimable');
  const correct = first(await bills('state=correct'), 'correct bill');
  const client = correct.clientId;
  const claims = (await read<ClaimListAnswer>(`claims?clientId=${client}`)).rows;
  const claimed = first(claimable, 'claimable bill');
  const claimsOf = (id: string) => read<ClaimListAnswer>(`claims?billId=${id}`);
  const free = [];
  for (const bill of claimable) if ((await claimsOf(bill.id)).total === 0) free.push(bill);
  const billPages = [claimed, first(free, 'bill to claim'), correct].flatMap(({ id }) => [
    { address: `billing/facturas/${id}`, least: 50 },
    { address: `billing/facturas/${id}/editar`, least: 25 },
  ]);
  const claimPages = claims.flatMap(({ id, state }) => {
    const claim = `billing/reclamaciones/${id}`;
    return [
      { address: claim, least: 10 },
      { address: `${claim}/carta`, least: 12 },
      ...(state === 'open' ? [{ address: `${claim}?recuperado=1.00`, least: 12 }] : []),
      { address: `${claim}/editar`, least: 0 },
    ];
  });
  return [
    { address: `billing?cliente=${client}&porPagina=100`, least: 80 },
    { address: `billing?cliente=${client}&estado=claimable`, least: 10 },
    { address: `billing?cliente=${client}&mes=${claimed.to.slice(0, 7)}`, least: 10 },
    { address: `billing?cliente=${client}&punto=${claimed.supplyPointId}`, least: 30 },
    ...['mes', 'cliente', 'punto', 'comercializadora'].map((by) => ({
      address: `billing/resumen?cliente=${client}&por=${by}`,
      least: by === 'mes' ? 100 : 15,
    })),
    { address: `billing/resumen?punto=${claimed.supplyPointId}`, least: 100 },
    ...billPages,
    { address: `billing/nueva?punto=${claimed.supplyPointId}`, least: 5 },
    { address: 'billing/facturas/importar', least: 0 },
    { address: 'billing/importaciones', least: 0 },
    { address: `billing/reclamaciones?cliente=${client}`, least: 5 },
    ...claimPages,
    {
      address: `billing/reclamaciones/nueva?facturas=${first(free, 'bill to claim').id}`,
      least: 5,
    },
  ];
}
