import { screen, waitFor, within } from '@testing-library/react';
import type { SupplyPoint } from '@vatio/contracts/company/points';
import { state } from '@vatio/platform/testing/controls';
import { answer, linkTo, openAt, openMore, signInAs, textsOf } from '../../testing/page';
import { billedOf, contractOf, pointOf } from '../../testing/supply';

const stored = pointOf();
const open = () => openAt(`/company/puntos/${stored.id}`);

beforeEach(() => {
  answer('get', `points/${stored.id}`, stored);
  answer('get', `points/${stored.id}/contracts`, { rows: [] });
  answer('get', 'bills/totals', billedOf());
});

it('says what is known of the point, and the contract in force', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Obrador' })).toBeVisible();
  const facts = within(await screen.findByRole('region', { name: 'Datos' }));
  expect(facts.getByText(/^ES 0021 0000 0000 0001 RK/)).toBeVisible();
  expect(facts.getByText('4 · más de 15 kW')).toBeVisible();
  expect(facts.getByText(/^0,4\skV$/)).toBeVisible();
  expect(linkTo('Panadería Ávila', facts)).toBe(`/company/clientes/${stored.clientId}`);
  const contract = within(screen.getByRole('region', { name: 'Contrato en vigor' }));
  expect(contract.getByText('Luz del Sur')).toBeVisible();
  expect(contract.getByText('vence en 20 días')).toBeVisible();
  expect(state.breadcrumbs.at(-1)).toEqual({ label: 'Obrador' });
});

it.each([
  [
    'without a contract',
    { contract: null },
    'Hoy no tiene ningún contrato en vigor.',
    'Añadir un contrato',
  ],
  [
    'without data',
    { data: { ...stored.data, state: 'none' as const, firstDay: null, lastDay: null } },
    'No hay curva ni lecturas.',
    'Importar una curva',
  ],
  [
    'with late data',
    { data: { ...stored.data, state: 'late' as const } },
    'Faltan datos de consumo recientes.',
    'Importar una curva',
  ],
  ['with all that', {}, 'Se le ha facturado de más.', 'Ver lo reclamable'],
])('opens %s with the verdict and the next step', async (_case, facts, words, step) => {
  answer('get', `points/${stored.id}`, pointOf(facts));
  open();
  const answered = within(await screen.findByRole('region', { name: 'En resumen' }));
  expect(await answered.findByText(words)).toBeVisible();
  expect(answered.getByRole('link', { name: step })).toBeVisible();
});

it('asks for a study when all is in order', async () => {
  answer('get', 'bills/totals', billedOf({ claimableEur: '0' }));
  open();
  expect(await screen.findByText('Contrato en vigor y datos al día.')).toBeVisible();
  expect(linkTo('Hacer un estudio')).toBe(`/energy-analysis/estudios/nuevo?punto=${stored.id}`);
});

it('says when the sums of its bills cannot be read, and reads them again', async () => {
  answer('get', 'bills/totals', { message: 'La base de datos no responde.' }, 503);
  const { user } = open();
  expect(await screen.findByText('No se han podido leer sus facturas.')).toBeVisible();
  answer('get', 'bills/totals', billedOf());
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Se le ha facturado de más.')).toBeVisible();
});

it('asks for no work while it is archived', async () => {
  answer('get', `points/${stored.id}`, pointOf({ archived: true }));
  open();
  const answered = within(await screen.findByRole('region', { name: 'En resumen' }));
  expect(answered.getByText('Archivado: no se trabaja con él.')).toBeVisible();
  expect(answered.queryByRole('link')).not.toBeInTheDocument();
});

it('says at once when the powers in force contradict its type', async () => {
  answer('get', `points/${stored.id}`, pointOf({ pointType: 5, powerControl: 'icp' }));
  answer('get', `points/${stored.id}/contracts`, { rows: [contractOf()] });
  answer('get', 'studies/check', { findings: [] });
  open();
  expect(await screen.findByRole('button', { name: 'Usar el tipo 4 y maxímetro' })).toBeVisible();
});

describe('the data of a point', () => {
  const card = async () => within(await screen.findByRole('region', { name: 'Datos de consumo' }));
  const withData = (data: Partial<SupplyPoint['data']>, facts: Partial<SupplyPoint> = {}) =>
    answer('get', `points/${stored.id}`, {
      ...stored,
      ...facts,
      data: { ...stored.data, ...data },
    });

  it('are calm when they are up to date, and lead to the curve and to the import', async () => {
    open();
    const data = await card();
    expect(data.getByText('Datos al día')).toBeVisible();
    expect(data.queryByText('Falta')).not.toBeInTheDocument();
    expect(linkTo('Ver la curva', data)).toBe(`/company/puntos/${stored.id}/curva`);
    expect(linkTo('Importar una curva', data)).toBe(
      `/company/importaciones/nueva?punto=${stored.id}`,
    );
  });

  it('name the days that are missing, and since when there are none', async () => {
    withData({
      state: 'late',
      firstDay: '2025-01-01',
      lastDay: '2025-09-30',
      missingDays: 12,
      gaps: [
        { from: '2025-02-03', to: '2025-02-03' },
        { from: '2025-04-01', to: '2025-04-10' },
      ],
    });
    open();
    const data = await card();
    expect(data.getByText('faltan 12 días')).toBeVisible();
    expect(textsOf('listitem', data)).toEqual([
      'otro día antes',
      'el 3 feb 2025',
      'del 1 abr 2025 al 10 abr 2025',
      'desde el 1 oct 2025',
    ]);
    expect(data.queryByText('Datos al día')).not.toBeInTheDocument();
  });

  it('that are missing altogether are asked for, where the person may import', async () => {
    withData({ state: 'none', firstDay: null, lastDay: null });
    open();
    expect((await card()).getByText(/Importa su curva, o añade sus lecturas/)).toBeVisible();
  });

  it('are not asked of a reader', async () => {
    signInAs('reader');
    withData({ state: 'none', firstDay: null, lastDay: null });
    open();
    const data = await card();
    expect(data.getByText('No hay curva ni lecturas.')).toBeVisible();
    expect(data.queryByRole('link', { name: 'Importar una curva' })).not.toBeInTheDocument();
  });

  it('are not asked for when the point is archived', async () => {
    withData({ state: 'late', lastDay: '2025-09-30', missingDays: 2 }, { archived: true });
    open();
    const data = await card();
    expect(data.getByText('30 sept 2025')).toBeVisible();
    expect(data.queryByText(/falta/i)).not.toBeInTheDocument();
    expect(data.queryByRole('link', { name: 'Importar una curva' })).not.toBeInTheDocument();
  });
});

it('has tabs with addresses of their own', async () => {
  const { user, where } = open();
  const tabs = within(
    await screen.findByRole('navigation', { name: 'Apartados del punto de suministro' }),
  );
  expect(textsOf('link', tabs)).toEqual(['Ficha', 'Contratos', 'Consumos', 'Curva']);
  expect(tabs.getByRole('link', { name: 'Ficha' })).toHaveAttribute('aria-current', 'page');
  await user.click(tabs.getByRole('link', { name: 'Contratos' }));
  expect(where()).toBe(`/company/puntos/${stored.id}/contratos`);
  expect(tabs.getByRole('link', { name: 'Contratos' })).toHaveAttribute('aria-current', 'page');
  expect(tabs.getByRole('link', { name: 'Ficha' })).not.toHaveAttribute('aria-current');
  await waitFor(() => expect(document.title).toBe('Contratos de Obrador · Vatio'));
});

it('is not deleted while it has contracts: says what to do', async () => {
  const message = 'Este punto de suministro tiene contratos: archívalo en vez de borrarlo.';
  answer('delete', `points/${stored.id}`, { message }, 409);
  const { user } = open();
  await openMore(user);
  await user.click(await screen.findByRole('button', { name: 'Borrar' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Borrar' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
});

it('lets pds_editor change it, and neither archive it nor open its client', async () => {
  signInAs('pds_editor');
  const askedForBills = answer('get', 'bills/totals', { message: 'No puedes.' }, 403);
  open();
  const facts = within(await screen.findByRole('region', { name: 'Datos' }));
  expect(askedForBills).toEqual([]);
  expect(screen.queryByText('Facturado')).not.toBeInTheDocument();
  expect(facts.getByText('Panadería Ávila')).toBeVisible();
  expect(textsOf('link', facts)).toEqual(['Ver sus estudios']);
  expect(screen.getByRole('link', { name: 'Editar' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Más acciones' })).not.toBeInTheDocument();
});

it('offers a reader no change', async () => {
  signInAs('reader');
  open();
  await screen.findByRole('region', { name: 'Datos' });
  expect(screen.queryByRole('link', { name: 'Editar' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Más acciones' })).not.toBeInTheDocument();
});
