import { mostRows } from '@vatio/energy/files';
import { companyApi } from '../../../../test/apis/company';
import { checked } from '../../../../test/curveImports';
import { cupsOf } from '../../../../test/supply';

const api = companyApi.shared();
const admin = api.caller({ role: 'admin' });

const header = 'CUPS;Fecha;Hora;kWh\n';

it('refuses more than a million rows', async () => {
  const content = header + ';1/10/2026;1;1\n'.repeat(mostRows + 1);
  expect(await checked(api, admin, { content })).toMatchObject({
    state: 'unreadable',
    message: 'El fichero tiene más de 1.000.000 filas: divídelo en varios.',
    check: { points: [] },
  });
});

it('refuses more than a thousand points', async () => {
  const rows = Array.from({ length: 1_001 }, (_, n) => `${cupsOf(n + 1)};1/10/2026;1;1\n`);
  expect(await checked(api, admin, { content: header + rows.join('') })).toMatchObject({
    state: 'unreadable',
    message: 'El fichero tiene curvas de 1.001 puntos y se admiten 1.000: divídelo en varios.',
  });
});
