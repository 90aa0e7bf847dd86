import { screen, waitFor, within } from '@testing-library/react';
import {
  answer,
  heading,
  linkTo,
  listOf,
  openAt,
  openFilters,
  signInAs,
  textsOf,
} from '../../testing/page';
import {
  noneMissing,
  parameterOf,
  parametersOf,
  someMissing,
  someParameters,
  someTolls,
  versionOf,
} from '../../testing/parameters';

const open = (search = '') => openAt(`/user/parametros${search}`);
const table = (name: string) => screen.findByRole('table', { name });

beforeEach(() => {
  jest.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2026);
  answer('get', 'parameters/missing', noneMissing);
});
afterEach(() => jest.restoreAllMocks());

it('shows a table for each class, with the periods of a tariff side by side', async () => {
  const calls = answer('get', 'parameters', parametersOf(someParameters));
  open();
  const tolls = within(await table('Peaje de potencia'));
  expect(textsOf('cell', within(tolls.getByRole('row', { name: /^3\.0TD 2026/ })))).toEqual([
    '14,935084',
    '7,800',
    '3',
    '2',
    '1,5',
    '1.240,5',
    'Resolución CNMC, BOE-A-2025-26348',
    'Confirmado',
    '',
  ]);
  expect(screen.getByRole('heading', { name: 'Peaje de potencia (€/kW·año)' })).toBeVisible();

  const tax = within(await table('Impuesto eléctrico (IEE)'));
  expect(
    textsOf('cell', within(tax.getByRole('row', { name: /^1\snov\s2026 – 31\sdic\s2026/ }))),
  ).toEqual(['–', 'RDL 25/2026: condicionado', 'Pendiente', '']);
  expect(tax.getByText('5,11269632 %')).toBeVisible();
  expect(screen.getByText('Reducido, hasta 10 kW')).toBeVisible();
  expect(screen.getByText('Compruébalo antes de reclamar.')).toBeVisible();
  expect(screen.getByText('9,011295 €/año')).toBeVisible();
  expect(screen.getByText('Desde el 26 jun 2026')).toBeVisible();
  expect(linkTo('Cambiar Peaje de potencia, 3.0TD, 2026')).toBe(
    '/user/parametros/nuevo?clase=powerToll&tarifa=3.0TD&desde=2026-01-01&hasta=2026-12-31',
  );
  expect(calls[0]?.query).toEqual({ year: '2026', page: '1', pageSize: '1000' });
});

it('has Spanish names and units for rights, interest, discounts and tolerances', async () => {
  const days = { from: '2026-01-01', to: '2026-12-31' };
  const rows = (
    [
      ['rightsPerKw', 'accessLow', '19.703137'],
      ['rightsPerKw', 'extensionHigh', null],
      ['rightsOnce', 'connectionLow', '9.044760'],
      ['rightsOnce', 'verificationLow', '8.011716'],
      ['legalInterest', null, '3.25'],
      ['socialBonusDiscount', 'vulnerable', '42.5'],
      ['socialBonusDiscount', 'severe', '57.5'],
      ['toleranceEur', 'excess', '0.1'],
      ['tolerancePercent', 'measured', '2'],
      ['tolerancePercent', 'total', '0.5'],
    ] as const
  ).map(([kind, variant, value]) =>
    parameterOf({ ...days, kind, variant, value, state: value ? 'confirmed' : 'pending' }),
  );
  answer('get', 'parameters', parametersOf(rows));
  const { container } = open();
  const linesOf = async (kind: string) =>
    within(await table(kind))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ').split('Ley')[0]);
  expect(await linesOf('Derechos de acometida')).toEqual([
    'Acceso en baja tensión202619,703137 €/kW',
    'Extensión en alta tensión2026–',
  ]);
  expect(await linesOf('Actuaciones de la distribuidora')).toEqual([
    'Enganche en baja tensión20269,044760 €',
    'Verificación en baja tensión20268,011716 €',
  ]);
  expect(await linesOf('Interés legal del dinero')).toEqual(['20263,25 %']);
  expect(await linesOf('Bono social (descuento del PVPC)')).toEqual([
    'Vulnerable202642,5 %',
    'Vulnerable severo202657,5 %',
  ]);
  expect(await linesOf('Tolerancia al verificar facturas, en euros')).toEqual([
    'Excesos y energía reactiva20260,1 €',
  ]);
  expect(await linesOf('Tolerancia al verificar facturas, en porcentaje')).toEqual([
    'Energía y potencia medidas20262 %',
    'Total20260,5 %',
  ]);
  const ended = within(await table('Tolerancia al verificar facturas, en porcentaje'));
  expect(ended.getByRole('row', { name: /^Total/ })).toHaveTextContent('Sin efecto');
  expect(ended.getAllByRole('link', { name: /^Cambiar/ })).toHaveLength(1);
  const raw = /rightsPerKw|rightsOnce|legalInterest|socialBonusDiscount|accessLow|connectionLow/;
  expect(container).not.toHaveTextContent(raw);
});

it('filters by year, class, tariff and state, all in the URL', async () => {
  const calls = answer('get', 'parameters', parametersOf(someTolls));
  const { user, where } = open();
  await table('Peaje de potencia');
  await openFilters(user);
  await user.selectOptions(screen.getByLabelText('Clase'), 'Peaje de potencia');
  await user.selectOptions(screen.getByLabelText('Tarifa'), '3.0TD');
  await user.selectOptions(screen.getByLabelText('Estado'), 'Confirmado');
  await user.selectOptions(screen.getByLabelText('Año'), '2027');
  await waitFor(() =>
    expect(calls.at(-1)?.query).toMatchObject({
      year: '2027',
      kind: 'powerToll',
      tariff: '3.0TD',
      state: 'confirmed',
    }),
  );
  expect(where()).toBe('/user/parametros?clase=powerToll&tarifa=3.0TD&estado=confirmed&anio=2027');
  await user.selectOptions(screen.getByLabelText('Año'), 'Todos');
  await waitFor(() => expect(calls.at(-1)?.query).not.toHaveProperty('year'));
});

it('asks for nothing that the API does not know', async () => {
  const calls = answer('get', 'parameters', parametersOf(someTolls));
  open('?anio=x&clase=toString&tarifa=9.9&estado=quizá&version=0');
  await table('Peaje de potencia');
  expect(calls[0]?.query).toEqual({ year: '2026', page: '1', pageSize: '1000' });
});

it('says first what is missing, the pending before the rest, with a way to enter it', async () => {
  answer('get', 'parameters', parametersOf(someTolls));
  answer('get', 'parameters/missing', someMissing);
  open();
  const notice = within(
    await screen.findByRole('region', { name: 'Faltan valores de los próximos meses' }),
  );
  expect(textsOf('listitem', notice)).toEqual([
    'Impuesto eléctrico (IEE): pendiente en noviembre y diciembre de 2026. Poner valor',
    'Peaje de potencia: falta todo 2027. Poner valor',
  ]);
  expect(notice.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/user/parametros/nuevo?clase=electricityTax&desde=2026-11-01&hasta=2026-12-31',
    '/user/parametros/nuevo?clase=powerToll&tarifa=2.0TD&desde=2027-01-01&hasta=2027-12-31',
  ]);
});

it('warns admins of values that end, and leads to the import of the next ones', async () => {
  const sentence = 'Faltan los valores de 2027 desde el 1 ene 2027: 274 valores';
  const ending = [{ from: '2027-01-01', values: 274, sentence }];
  answer('get', 'parameters', parametersOf(someTolls));
  answer('get', 'parameters/missing', { ...noneMissing, ending });
  open();
  const notice = within(await screen.findByRole('region', { name: 'Hay valores que se acaban' }));
  expect(notice.getByText(new RegExp(sentence))).toBeVisible();
  expect(notice.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/user/parametros?anio=2027',
    '/user/parametros/importar',
  ]);
  expect(linkTo('Importar hoja')).toBe('/user/parametros/importar');
});

it('warns of nothing where the API is older than the page', async () => {
  const { ending: _, ...older } = noneMissing;
  answer('get', 'parameters', parametersOf(someTolls));
  answer('get', 'parameters/missing', older);
  open();
  await table('Peaje de potencia');
  expect(screen.queryByText(/se acaban/)).not.toBeInTheDocument();
});

it.each(['writer', 'reader', 'pds_editor'] as const)('lets a %s read and no more', async (role) => {
  signInAs(role);
  answer('get', 'parameters', parametersOf(someTolls));
  const ending = [{ from: '2027-01-01', values: 9, sentence: 'Faltan' }];
  answer('get', 'parameters/missing', { ...someMissing, ending });
  open();
  await table('Peaje de potencia');
  expect(await screen.findByText(/falta todo 2027/)).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
    'Historial',
  ]);
});

it('looks back at a version, where nothing can be changed', async () => {
  const calls = answer('get', 'parameters', parametersOf(someTolls, 2));
  answer('get', 'parameters/versions', listOf([versionOf({ number: 2 })], 4));
  const { user, where } = open('?version=2');
  expect(await screen.findByRole('status')).toHaveTextContent('tal como era en la versión 2');
  await table('Peaje de potencia');
  expect(calls[0]?.query.version).toBe('2');
  expect(screen.queryByRole('link', { name: /Cambiar|Nueva/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver la de ahora' }));
  expect(where()).toBe('/user/parametros');
});

it('says that nothing matches', async () => {
  answer('get', 'parameters', parametersOf([]));
  const { user, where } = open('?anio=2027&tarifa=2.0TD');
  expect(await heading('No hay valores con esos filtros')).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Quitar filtros' });
  if (clear) await user.click(clear);
  expect(where()).toBe('/user/parametros');
});
