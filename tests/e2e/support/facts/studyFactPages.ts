import type { APIRequestContext } from '@playwright/test';
import type { ClientListAnswer } from '@vatio/contracts/company/clients';
import type { StudyOffersAnswer } from '@vatio/contracts/energy-analysis/offers';
import type { PortfolioListAnswer } from '@vatio/contracts/energy-analysis/portfolios';
import type {
  Study,
  StudyEventsAnswer,
  StudyListAnswer,
} from '@vatio/contracts/energy-analysis/studies';
import { demoClient } from '../../../../api/src/seed/demoSupply';
import { callAsAdmin } from '../accounts';
import { makeStudy, makeStudyPoint } from '../records/studies';
import { type FactPage, first } from './factPage';

const section = 'energy-analysis';

/** Every page of studies and portfolios, with those of the demo client, and a study with a past. */
export async function studyFactPages(request: APIRequestContext): Promise<readonly FactPage[]> {
  const read = <Answer>(path: string) => callAsAdmin<Answer>(request, 'GET', path);
  const found = await read<ClientListAnswer>(`clients?q=${demoClient.taxId}`);
  const client = first(found.rows, 'client').id;
  const { rows } = await read<StudyListAnswer>(`studies?clientId=${client}`);
  const draft = first(
    rows.filter(({ state }) => state === 'draft'),
    'draft',
  );
  const calculated = rows.filter(({ state }) => state !== 'draft');
  const pages = [];
  for (const { id } of calculated) pages.push(...(await pagesOf(request, id)));
  return [
    { address: `${section}?cliente=${client}`, least: 1 + calculated.length },
    { address: `${section}/estudios/nuevo?punto=${draft.supplyPointId}`, least: 0 },
    ...pages,
    { address: `${section}/estudios/${draft.id}`, least: 0 },
    { address: `${section}/estudios/${draft.id}/ofertas/nueva`, least: 0 },
    ...(await pagesWithPast(request)),
    ...(await portfolioPages(request)),
  ];
}

/** The pages of a calculated study: its tabs, each offer, and other powers than the best. */
async function pagesOf(request: APIRequestContext, id: string): Promise<readonly FactPage[]> {
  const read = <Answer>(path: string) =>
    callAsAdmin<Answer>(request, 'GET', `studies/${id}${path}`);
  const { calculation } = await read<Study>('');
  const offers = (await read<StudyOffersAnswer>('/offers')).rows;
  const study = `${section}/estudios/${id}`;
  const other = calculation?.result?.maxima.powersKw.join() ?? '';
  // It pays neither excesses nor reactive energy.
  const isSmall = calculation?.snapshot.tariff === '2.0TD';
  return [
    { address: study, least: 3 },
    { address: `${study}/potencia`, least: 50 },
    { address: `${study}/potencia?kw=${other}`, least: 50 },
    ...offers.map((offer) => ({ address: `${study}/ofertas?oferta=${offer.id}`, least: 20 })),
    { address: `${study}/curva`, least: isSmall ? 0 : 1 },
    { address: `${study}/reactiva`, least: isSmall ? 0 : 20 },
    { address: `${study}/informe`, least: 200 },
  ];
}

/** A study of no other test: calculated twice in different steps, presented, and that withdrawn. */
async function pagesWithPast(request: APIRequestContext): Promise<readonly FactPage[]> {
  const made = await makeStudy(request, await makeStudyPoint(request));
  const post = (what: string, data: object) =>
    callAsAdmin<Study>(request, 'POST', `studies/${made.id}/${what}`, data);
  const again = { version: made.version, annualise: false, stepKw: '5' };
  const { version } = await post('calculate', again);
  const presented = await post('state', { version, action: 'present' });
  const reason = 'Falta una batería de 1.250,00 €';
  await post('withdraw', { version: presented.version, reason });
  const events = await callAsAdmin<StudyEventsAnswer>(request, 'GET', `studies/${made.id}/events`);
  const withdrawals = events.rows.filter(({ kind }) => kind === 'withdrawn');
  const study = `${section}/estudios/${made.id}`;
  return [
    // Its history, and both calculations side by side.
    { address: study, least: 10 },
    { address: `${study}/informe`, least: 200 },
    { address: `${study}/presentaciones/${first(withdrawals, 'withdrawal').id}`, least: 200 },
  ];
}

async function portfolioPages(request: APIRequestContext): Promise<readonly FactPage[]> {
  const list = 'portfolios?pageSize=100';
  const { rows } = await callAsAdmin<PortfolioListAnswer>(request, 'GET', list);
  // Those of other tests are of two points.
  const ofDemo = rows.filter(({ clients, points }) => clients === 1 && points === 3);
  const portfolios = `${section}/cartera`;
  return [
    { address: `${portfolios}?porPagina=100`, least: 1 },
    { address: `${portfolios}/nueva`, least: 0 },
    { address: `${portfolios}/${first(ofDemo, 'portfolio').id}`, least: 5 },
  ];
}
