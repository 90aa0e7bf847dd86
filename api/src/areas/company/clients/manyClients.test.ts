import type { Client } from '@vatio/contracts/company/clients';
import { companyApi } from '../../../../test/apis/company';
import { copiesOf, expectEachOnce } from '../../../../test/database/longList';
import { addClient } from '../../../../test/supply';

const count = 2_500;

const api = companyApi.shared();
const admin = api.caller({ role: 'admin' });
beforeAll(async () => {
  await addClient(admin);
  const template = await api.db.selectFrom('clients').selectAll().executeTakeFirstOrThrow();
  const copies = copiesOf(template, count - 1, (n) => ({
    tax_id: `many${n}`,
    name_key: `many ${n % 50}`,
  }));
  for (const some of copies) await api.db.insertInto('clients').values(some).execute();
});

it.each(['name', '-taxId', 'supplyPoints', 'nextExpiry', '-nextExpiry', 'created', 'name&q=avila'])(
  'shows each once and in one order, page by page: %s',
  async (sort) => {
    const idsOf = async (page: string): Promise<string[]> => {
      const { json } = await admin.get(`/api/clients?sort=${sort}&${page}`);
      return json.rows.map(({ id }: Client) => id);
    };
    await expectEachOnce(idsOf, count);
  },
);
