import { screen, waitFor, within } from '@testing-library/react';
import {
  answer,
  button,
  linkTo,
  listOf,
  openAt,
  openFilters,
  row,
  signInAs,
  textsOf,
} from '../../testing/page';
import { studyRowOf } from '../../testing/studies';

const calculated = studyRowOf({ state: 'calculated', savingEur: '1305.33', savingPercent: '17.5' });
const clientId = '0199e1a0-0000-7000-8000-0000000000c1';
const open = (at = '/energy-analysis') => openAt(at);

beforeEach(() => {
  answer('get', 'studies/summary', { open: 3, foundEur: '12400.5', acceptedEur: '305.33' });
});

it('shows each study with its saving, and the sums of the year', async () => {
  answer('get', 'studies', listOf([calculated]));
  open();
  const cells = textsOf('cell', within(await row(/EST-2026-0042/)));
  expect(cells.slice(1)).toEqual([
    'Panadería Ávila',
    'Obrador',
    'Todos',
    'Calculado',
    'Ana Prieto',
    '15 ene 2027',
    '1.305,33\u00a0€17,5 %',
  ]);
  expect(linkTo('EST-2026-0042')).toBe(`/energy-analysis/estudios/${calculated.id}`);
  expect(textsOf('definition')).toEqual([
    '3sin aceptar ni descartar',
    '12.400,50\u00a0€de los estudios calculados este año',
    '305,33\u00a0€de los estudios aceptados este año',
  ]);
});

it('asks for what the URL says, and keeps a filter there', async () => {
  const asked = answer('get', 'studies', listOf([calculated]));
  const { user, where } = open('/energy-analysis?q=obrador&orden=-saving');
  await row(/EST-2026-0042/);
  await openFilters(user);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Presentado');
  expect(asked.at(-1)?.query).toEqual({
    q: 'obrador',
    sort: '-saving',
    page: '1',
    pageSize: '25',
    state: 'presented',
  });
  expect(where()).toContain('estado=presented');
});

it('filters by what a study looks into, by its year, and by its author', async () => {
  const asked = answer('get', 'studies', listOf([calculated]));
  const { user, where } = open();
  await row(/EST-2026-0042/);
  await openFilters(user);
  const choose = (name: string, option: string) =>
    user.selectOptions(screen.getByRole('combobox', { name }), option);
  await choose('Análisis', 'Reactiva');
  await choose('Autor', 'Los míos');
  const year = String(new Date().getFullYear());
  await choose('Año', year);
  expect(asked.at(-1)?.query).toMatchObject({ analysis: 'reactive', authorId: '1', year });
  expect(where()).toContain(`analisis=reactive&autor=yo&anyo=${year}`);
});

it('has nothing of theirs to ask for those who make no studies, and no nonsense', async () => {
  signInAs('reader');
  const asked = answer('get', 'studies', listOf([calculated]));
  open('/energy-analysis?analisis=todo&anyo=199');
  await row(/EST-2026-0042/);
  expect(asked.at(-1)?.query).toEqual({ sort: '-created', page: '1', pageSize: '25' });
  expect(screen.queryByRole('combobox', { name: 'Autor' })).not.toBeInTheDocument();
});

it('names the client whose studies are shown', async () => {
  const asked = answer('get', 'studies', listOf([calculated]));
  open(`/energy-analysis?cliente=${clientId}`);
  expect(await button(/Cliente: Panadería Ávila/)).toBeVisible();
  expect(asked.at(-1)?.query).toMatchObject({ clientId });
});

it('asks for nothing with what is no id, and says so', async () => {
  const asked = answer('get', 'studies', listOf([calculated]));
  const { user, where } = open('/energy-analysis?cliente=x&punto=0199e1a0');
  await row(/EST-2026-0042/);
  expect(asked[0]?.query).toEqual({ sort: '-created', page: '1', pageSize: '25' });
  expect(await button('Quitar Punto: desconocido, no se aplica')).toBeVisible();
  await user.click(await button('Quitar Cliente: desconocido, no se aplica'));
  await waitFor(() => expect(where()).toBe('/energy-analysis?punto=0199e1a0'));
});

it('says that nothing matches, and clears the filters', async () => {
  answer('get', 'studies', ({ q }) => listOf(q ? [] : [calculated]));
  const { user } = open('/energy-analysis?q=nada');
  expect(await screen.findByText('Ningún estudio coincide')).toBeVisible();
  await user.click(
    (await screen.findAllByRole('button', { name: 'Quitar filtros' }))[0] as Element,
  );
  expect(await row(/EST-2026-0042/)).toBeVisible();
});

describe('without any study', () => {
  it.each([
    { role: 'admin', to: '/energy-analysis/estudios/nuevo' },
    { role: 'writer', to: '/energy-analysis/estudios/nuevo' },
    { role: 'reader', to: '/company/puntos' },
    { role: 'pds_editor', to: '/company' },
  ] as const)('leads $role to $to', async ({ role, to }) => {
    signInAs(role);
    answer('get', 'studies', listOf([]));
    open();
    const title = await screen.findByRole('heading', { name: 'Todavía no hay estudios' });
    const links = within(title.parentElement as HTMLElement).getAllByRole('link');
    expect(links[0]).toHaveAttribute('href', to);
  });
});

it('names the client and the point of the filters also when nothing is found', async () => {
  const { supplyPointId: id, alias, cups } = calculated;
  answer('get', 'studies', listOf([]));
  answer('get', `points/${id}`, { id, alias, cups });
  answer('get', `clients/${clientId}`, { name: 'Panadería Ávila' });
  open(`/energy-analysis?cliente=${clientId}&punto=${id}`);
  expect(await button(/Cliente: Panadería Ávila/)).toBeVisible();
  expect(await button(/Punto: Obrador/)).toBeVisible();
});

it('names the client to those who may only read points', async () => {
  signInAs('pds_editor');
  answer('get', 'studies', listOf([]));
  answer('get', 'points', ({ clientId: asked }) =>
    listOf(asked === clientId ? [{ clientName: 'Panadería Ávila' }] : []),
  );
  open(`/energy-analysis?cliente=${clientId}`);
  expect(await button(/Cliente: Panadería Ávila/)).toBeVisible();
});

it('exports the ticked studies alone', async () => {
  const other = studyRowOf({ id: '0199e1a0-0000-7000-8000-0000000000f2', code: 'EST-2026-0043' });
  answer('get', 'studies', listOf([calculated, other]));
  const { user } = open();
  await row(/EST-2026-0043/);
  await user.click(screen.getByRole('checkbox', { name: /el estudio EST-2026-0043/ }));
  await user.click(await button('Exportar los seleccionados'));
  const saved = new Promise<string>((resolve) => {
    URL.createObjectURL = (file) => {
      void (file as Blob).text().then(resolve);
      return 'blob:vatio';
    };
    URL.revokeObjectURL = () => {};
  });
  await user.click(
    (await screen.findAllByRole('button', { name: 'CSV (.csv)', hidden: true })).at(-1) as Element,
  );
  const text = await saved;
  expect([text.includes('EST-2026-0043'), text.includes('EST-2026-0042')]).toEqual([true, false]);
});
