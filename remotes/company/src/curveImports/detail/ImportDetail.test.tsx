import { screen, waitFor, within } from '@testing-library/react';
import {
  answerImport,
  doneImport,
  importCheckOf,
  importId,
  importOf,
  importPath,
  importPointOf,
  importProblemOf,
  pointId,
} from '../../testing/curveImports';
import {
  answer,
  button,
  heading,
  linkTo,
  listOf,
  openAt,
  signInAs,
  textsOf,
} from '../../testing/page';
import { clientOf } from '../../testing/supply';

const api = `curve-imports/${importId}`;
const open = (search = '') => openAt(`${importPath}${search}`);

afterEach(() => sessionStorage.clear());

describe('an import that waits to be confirmed', () => {
  it('describes the file and its changes before anything is written', async () => {
    answerImport(() => importOf());
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'octubre.csv' })).toBeVisible();
    expect(screen.getByText('Por confirmar')).toBeVisible();
    expect(screen.getByText('Formato común de la CNMC')).toBeVisible();
    expect(screen.getByText('745: todas aceptadas')).toBeVisible();

    const point = within(screen.getByRole('region', { name: /ES 0021 .* horaria/ }));
    expect(linkTo('Tienda de Ávila', point)).toBe(`/company/puntos/${pointId}`);
    expect(point.getByText('1 oct 2026, 0:00 (hora peninsular)')).toBeVisible();
    expect(point.getByText('745 nuevas · 0 iguales · 0 distintas')).toBeVisible();
    const month = within(point.getByRole('row', { name: /oct 2026/ }));
    expect(textsOf('cell', month)).toEqual(['97,44', '97,44', '115,30', '310,18']);
  });

  it('tells times by the clock at the supply point', async () => {
    const gaps = [{ from: '2026-10-12T09:00:00.000Z', to: '2026-10-12T10:00:00.000Z' }];
    const conflicts = [{ at: '2026-10-11T23:00:00.000Z', storedKwh: '1', fileKwh: '2' }];
    const stored = { fresh: 743, same: 0, different: 1 };
    const canary = importPointOf({
      territory: 'canarias',
      missing: 1,
      gaps,
      conflicts,
      stored,
      from: '2026-09-30T23:00:00.000Z',
      to: '2026-11-01T00:00:00.000Z',
    });
    answerImport(() => importOf({ check: importCheckOf({ points: [canary] }) }));
    open();
    const point = within(await screen.findByRole('region', { name: /ES 0021 .* horaria/ }));
    expect(point.getByText('1 oct 2026, 0:00 (hora de Canarias)')).toBeVisible();
    expect(point.getByText('1 nov 2026, 0:00')).toBeVisible();
    expect(point.getByText(/12 oct 2026, 10:00 → 12 oct 2026, 11:00/)).toBeInTheDocument();
    expect(point.getByRole('rowheader', { name: '12 oct 2026, 0:00' })).toBeVisible();
  });

  it('is confirmed, and followed to its result', async () => {
    let current = importOf();
    answerImport(() => current);
    const calls = answer('post', `${api}/confirm`, importOf({ state: 'confirmed' }));
    const { user } = open();
    const confirm = await button('Importar 745 lecturas');
    current = importOf({ state: 'writing', progress: 0.42 });
    // Two clicks confirm once.
    await user.dblClick(confirm);
    expect(calls).toEqual([{ query: {}, body: { conflicts: 'replace', version: 1 } }]);

    const bar = await screen.findByRole('progressbar', { name: 'Importando: octubre.csv' });
    expect(bar).toHaveAttribute('aria-valuetext', '42 % guardado');
    expect(screen.getByText(/Puedes salir de esta página/)).toBeVisible();
    current = doneImport();
    expect(await screen.findByRole('region', { name: 'Importación terminada' })).toBeVisible();
    expect(linkTo('Ver la curva')).toBe(`/company/puntos/${pointId}/curva`);
  });

  it('lets the person decide about readings that differ from the stored ones', async () => {
    const conflicts = [{ at: '2026-10-01T10:00:00.000Z', storedKwh: '0.2', fileKwh: '1234.5' }];
    const point = importPointOf({ stored: { fresh: 700, same: 21, different: 24 }, conflicts });
    answerImport(() => importOf({ check: importCheckOf({ points: [point] }) }));
    const calls = answer('post', `${api}/confirm`, importOf());
    const { user } = open();
    expect(await button('Añadir 700 lecturas nuevas y sustituir 24 lecturas')).toBeVisible();
    expect(screen.getByText(/24 lecturas son distintas/)).toHaveTextContent('las 1 primeras');
    const example = within(screen.getByRole('row', { name: /1 oct 2026, 12:00/ }));
    expect(example.getByText('1.234,500')).toBeVisible();

    await user.click(screen.getByRole('radio', { name: /^Conservar lo guardado/ }));
    await user.click(await button('Importar 700 lecturas'));
    expect(calls[0]?.body).toEqual({ conflicts: 'keep', version: 1 });
  });

  it('says why there is nothing to confirm', async () => {
    const point = importPointOf({ stored: { fresh: 0, same: 745, different: 0 } });
    answerImport(() => importOf({ check: importCheckOf({ points: [point] }) }));
    const calls = answer('post', `${api}/confirm`, {});
    const { user } = open();
    const confirm = await button('Importar');
    expect(confirm).toHaveAccessibleDescription(
      'Nada que cambiar: estas lecturas ya estaban guardadas.',
    );
    await user.click(confirm);
    expect(calls).toEqual([]);
  });

  it('shows what the API refuses', async () => {
    answerImport(() => importOf());
    answer('post', `${api}/confirm`, { message: 'Esta importación está cancelada.' }, 409);
    const { user } = open();
    await user.click(await button('Importar 745 lecturas'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Esta importación está cancelada.');
  });

  it('can be thrown away', async () => {
    let current = importOf();
    answerImport(() => current);
    const calls = answer('post', `${api}/cancel`, {});
    const { user } = open();
    const discard = await button('Descartar el fichero');
    current = importOf({ state: 'cancelled', check: null });
    await user.click(discard);
    expect(await heading('Importación cancelada')).toBeVisible();
    expect(calls).toEqual([{ query: {}, body: { version: 1 } }]);
    expect(linkTo('Importar un fichero')).toBe('/company/importaciones/nueva');
  });

  it('is only looked at by a reader', async () => {
    answerImport(() => importOf());
    signInAs('reader');
    open();
    expect(await screen.findByText(/Solo puedes consultarla/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Importar|Descartar/ })).toBeNull();
  });

  it('warns of a file of another point than the one that the person came from', async () => {
    answerImport(() => importOf({ supplyPointId: importId }));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Comprueba que has elegido/);
  });

  it('lists what is missing', async () => {
    const gaps = [{ from: '2026-10-05T22:00:00.000Z', to: '2026-10-06T22:00:00.000Z' }];
    const point = importPointOf({ missing: 24, gaps, estimated: 12, repeated: 3 });
    answerImport(() => importOf({ check: importCheckOf({ points: [point] }) }));
    const { user } = open();
    await user.click(await screen.findByText('24 (ver cuáles)'));
    expect(screen.getByText('6 oct 2026, 0:00 → 7 oct 2026, 0:00')).toBeVisible();
    expect(screen.getByText('12 (1,6 %)')).toBeVisible();
  });
});

describe('a file whose point is not known', () => {
  it('offers to make the point, and is then read again by itself', async () => {
    const point = importPointOf({ supplyPoint: null, tariff: null });
    let current = importOf({ check: importCheckOf({ points: [point] }) });
    answerImport(() => current);
    const clientId = '0199e1a0-0000-7000-8000-0000000000d1';
    answer('get', 'clients', listOf([clientOf({ id: clientId })]));
    const made = answer('post', 'points', { id: pointId }, 201);
    const checks = answer('post', `${api}/check`, {});
    const { user } = open();
    expect(await screen.findByText('No hay ningún punto con este CUPS.')).toBeVisible();
    expect(await button('Importar')).toHaveAccessibleDescription(/créalo antes/);
    await user.click(await button('Crear el punto'));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: /Panadería Ávila/ }));
    await user.selectOptions(dialog.getByLabelText('Territorio'), 'Canarias');
    current = importOf();
    await user.click(dialog.getByRole('button', { name: 'Crear y revisar el fichero' }));

    expect(await button('Importar 745 lecturas')).toBeVisible();
    expect(made[0]?.body).toMatchObject({
      clientId,
      cups: 'ES0021123456789012RS',
      territory: 'canarias',
      pointType: 5,
      powerControl: 'icp',
    });
    expect(checks[0]?.body).toEqual({ supplyPointId: null, version: 1 });
  });

  it('has its point chosen when it says no CUPS', async () => {
    const point = importPointOf({ cups: null, supplyPoint: null });
    answerImport(() => importOf({ check: importCheckOf({ points: [point] }) }));
    const found = { id: pointId, cups: 'ES0021123456789012RS', alias: '', clientName: 'Bar Paco' };
    answer('get', 'points', listOf([found]));
    const checks = answer('post', `${api}/check`, {});
    const { user } = open();
    await user.click(await button(/ES 0021 .*Bar Paco/));
    await waitFor(() => expect(checks[0]?.body).toEqual({ supplyPointId: pointId, version: 1 }));
  });
});

describe('problems', () => {
  const check = importCheckOf({
    rejected: 1,
    problems: { fatal: 0, error: 1, warning: 1 },
    problemCounts: [
      { code: 'not-a-number', count: 1 },
      { code: 'gap', count: 1 },
    ],
  });

  it('are listed by line, or only the errors if the person wants', async () => {
    answerImport(() => importOf({ check }));
    const warning = importProblemOf({ severity: 'warning', line: null, message: 'Falta un día.' });
    const rows = [importProblemOf(), warning];
    const calls = answer('get', `${api}/problems`, listOf(rows));
    const { user, where } = open();
    const first = within(await screen.findByRole('row', { name: /Error/ }));
    expect(textsOf('cell', first)).toEqual([
      '12',
      'Consumo_kWh',
      'abc',
      'El consumo no es un número: corrige la línea.',
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Solo errores (1)' }));
    await waitFor(() => expect(where()).toBe(`${importPath}?problemas=errores`));
    await waitFor(() => expect(calls.at(-1)?.query.severity).toBe('error'));
  });
});
