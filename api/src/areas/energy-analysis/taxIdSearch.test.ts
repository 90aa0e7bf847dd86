import { roles } from '@vatio/contracts/roles';
import { energyAnalysisApi } from '../../../test/apis/energy-analysis';
import type { Caller } from '../../../test/calls/caller';
import { addPortfolio, workOffPortfolios } from '../../../test/fixtures/portfolios';
import { pointWith } from '../../../test/fixtures/studies';
import { addClient, addOffer, addStudy } from '../../../test/supply';

const api = energyAnalysisApi.after2026();
const admin = api.caller({ role: 'admin' });
const callers = Object.fromEntries(roles.map((role) => [role, api.caller({ role })]));
const lists: Record<string, string> = {};
/** No part of it is in a CUPS. */
const taxId = '98765432M';
beforeAll(async () => {
  const client = await addClient(admin, { name: 'Forjas Ñandú, S.A.', taxId });
  const point = await pointWith(admin, 12, { clientId: client, alias: 'Nave' });
  const [one, other] = [await addStudy(admin, point), await addStudy(admin, point)];
  await addOffer(admin, one);
  const portfolio = await addPortfolio(admin, [client]);
  await workOffPortfolios(api);
  lists.points = '/api/points?';
  lists.studies = '/api/studies?';
  lists.offers = `/api/studies/${other}/offers/elsewhere?`;
  lists.portfolio = `/api/portfolios/${portfolio}/points?`;
});

const totalOf = async (who: Caller | undefined, list: string, q: string): Promise<number> =>
  (await who?.get(`${lists[list]}q=${encodeURIComponent(q)}`))?.json.total;

// Otherwise a role that may not read clients could find out a NIF by searching for it letter by letter.
it.each(['points', 'studies', 'offers', 'portfolio'])(
  'finds by NIF for those who may read clients alone: %s',
  async (list) => {
    for (const role of roles) {
      const isFound = role !== 'pds_editor';
      for (const part of [taxId, taxId.slice(0, 4), taxId.slice(3)]) {
        expect([role, (await totalOf(callers[role], list, part)) > 0]).toEqual([role, isFound]);
      }
      expect(await totalOf(callers[role], list, 'nandu forjas')).toBeGreaterThan(0);
      expect(await totalOf(callers[role], list, 's.a.')).toBeGreaterThan(0);
    }
  },
);
