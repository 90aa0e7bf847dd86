import { screen, within } from '@testing-library/react';
import { answer, listOf, openAt, textsOf } from '../../testing/page';
import { versionOf } from '../../testing/parameters';

const open = () => openAt('/user/parametros/versiones');

it('says who made each version, when and why, and leads to its table', async () => {
  const first = versionOf({ number: 1, actor: null, comment: 'Valores publicados', changed: 710 });
  const calls = answer('get', 'parameters/versions', listOf([versionOf(), first]));
  open();
  const last = within(await screen.findByRole('row', { name: /^Versión 4/ }));
  expect(textsOf('cell', last)).toEqual([
    '20 nov 2026, 11:30',
    'Lucía Fernández',
    'IEE de diciembre',
    '1 valor',
  ]);
  expect(last.getByRole('link')).toHaveAttribute('href', '/user/parametros?anio=todos&version=4');
  expect(screen.getByRole('row', { name: /^Versión 1 .* Vino con el programa/ })).toBeVisible();
  expect(calls[0]?.query).toEqual({ page: '1', pageSize: '25' });
});
