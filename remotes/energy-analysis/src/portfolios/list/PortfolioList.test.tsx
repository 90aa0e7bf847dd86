import { screen, within } from '@testing-library/react';
import { answer, linkTo, listOf, openAt, row, signInAs, textsOf } from '../../testing/page';
import { openPortfolio, portfolioOf } from '../../testing/portfolios';

const portfolio = portfolioOf();
const open = () => openAt('/energy-analysis/cartera');

it('shows each portfolio, and how far one is that runs', async () => {
  const running = openPortfolio({ id: '0199e1a0-0000-7000-8000-0000000000a2', clients: 3 });
  answer('get', 'portfolios', listOf([running, portfolio]));
  open();
  expect(textsOf('cell', within(await row(/Terminada/)))).toEqual([
    'ene 2026 – dic 2026',
    'Todos los clientes',
    '3',
    'Terminada',
    'Ana Prieto',
    '282,52\u00a0€',
  ]);
  expect(within(await row(/3 clientes/)).getByRole('progressbar')).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
    `/energy-analysis/cartera/${portfolio.id}`,
  );
});

it.each([
  { role: 'admin', starts: true },
  { role: 'writer', starts: true },
  { role: 'reader', starts: false },
  { role: 'pds_editor', starts: false },
] as const)('says to $role how to come by one', async ({ role, starts }) => {
  signInAs(role);
  answer('get', 'portfolios', listOf([]));
  open();
  const title = await screen.findByRole('heading', { name: 'Todavía no hay carteras' });
  const scope = within(title.parentElement as HTMLElement);
  expect(scope.queryAllByRole('link').length).toBe(starts ? 1 : 0);
  if (starts) expect(linkTo('Nueva cartera', scope)).toBe('/energy-analysis/cartera/nueva');
});
