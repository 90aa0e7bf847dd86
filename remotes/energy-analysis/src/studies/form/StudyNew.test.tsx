import { screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { answer, button, field, linkTo, listOf, openAt, signInAs } from '../../testing/page';
import { answerStudy, calculatedStudy, checkOf, studyOf } from '../../testing/studies';
import { lastWindow } from './windows';

const study = studyOf();
const { supplyPointId: id, cups, alias, clientName } = study;
const point = { id, cups, alias, clientName };
const open = (query = '') => openAt(`/energy-analysis/estudios/nuevo${query}`);

beforeEach(() => {
  answer('get', 'points', listOf([point]));
  answer('get', `points/${id}`, point);
  answerStudy(study);
  answer('post', `studies/${study.id}/calculate`, calculatedStudy());
});

it('finds the point, says whether its data are there, and goes to the new study', async () => {
  const created = answer('post', 'studies', study, 201);
  const { user, where } = open();
  await user.type(await field('Punto de suministro'), 'obr');
  await user.click(await screen.findByRole('option', { name: /Obrador · Panadería Ávila/ }));
  expect(await screen.findByText(/Los datos de los 12 meses están completos/)).toBeVisible();
  await user.type(await field(/^Notas/), 'Pedido por el cliente');
  await user.selectOptions(
    await field('Doce meses'),
    screen.getAllByRole<HTMLOptionElement>('option')[1] as HTMLOptionElement,
  );
  await user.click(await button('Crear estudio'));
  expect(await screen.findByRole('heading', { level: 1, name: 'EST-2026-0042' })).toBeVisible();
  expect(where()).toBe(`/energy-analysis/estudios/${study.id}`);
  expect(created).toEqual([
    {
      query: {},
      body: {
        supplyPointId: id,
        firstMonth: expect.stringMatching(/^20\d\d-\d\d$/),
        analyses: ['power', 'offers', 'curve', 'reactive'],
        notes: 'Pedido por el cliente',
      },
    },
  ]);
});

it('takes point and months from the address, and says what is missing and where to bring it', async () => {
  const message = 'Se conocen 11 de 12 meses: falta marzo de 2026.';
  const finding = { severity: 'warning', code: 'monthsMissing', message, months: ['2026-03'] };
  const asked = answer('get', 'studies/check', {
    ...checkOf({ knownMonths: 11 }),
    findings: [finding],
  });
  const { user } = open(`?punto=${id}&mes=2020-02`);
  expect(await screen.findByText(message)).toBeVisible();
  expect(asked[0]?.query).toEqual({ supplyPointId: id, firstMonth: '2020-02' });
  expect(await field('Punto de suministro')).toHaveValue('Obrador · Panadería Ávila');
  expect(await field('Doce meses')).toHaveDisplayValue('feb 2020 – ene 2021');
  // The link opens another tab, so that what is typed here stays.
  expect(linkTo(/^Escribir un mes/)).toBe(`/company/puntos/${id}/consumos`);
  const curve = screen.getByRole('link', { name: 'Importar una curva (se abre en otra pestaña)' });
  expect(curve).toHaveAttribute('href', `/company/importaciones/nueva?punto=${id}`);
  expect(curve).toHaveAttribute('target', '_blank');
  answer('get', 'studies/check', checkOf());
  await user.click(await button('Volver a comprobar'));
  expect(await screen.findByText(/Los datos de los 12 meses están completos/)).toBeVisible();
});

it('calculates what it makes, and says so where it cannot', async () => {
  answer('post', 'studies', study, 201);
  const calculated = answer('post', `studies/${study.id}/calculate`, calculatedStudy());
  const { user } = open(`?punto=${id}`);
  await user.click(await button('Crear estudio'));
  await waitFor(() => expect(state.notices).toEqual(['Estudio creado y calculado: EST-2026-0042']));
  expect(calculated[0]?.body).toEqual({ version: study.version, annualise: false });
});

it('goes to a study whose data do not suffice, which says what is missing', async () => {
  answer('post', 'studies', study, 201);
  answer('post', `studies/${study.id}/calculate`, { message: 'Faltan meses' }, 422);
  const { user, where } = open(`?punto=${id}`);
  await user.click(await button('Crear estudio'));
  await waitFor(() =>
    expect(state.notices).toEqual(['Estudio creado, sin calcular: EST-2026-0042']),
  );
  expect(where()).toBe(`/energy-analysis/estudios/${study.id}`);
});

it('says why a calculation failed whose data may suffice', async () => {
  answer('post', 'studies', study, 201);
  answer('post', `studies/${study.id}/calculate`, { message: 'La base no responde.' }, 503);
  const { user } = open(`?punto=${id}`);
  await user.click(await button('Crear estudio'));
  await waitFor(() => expect(state.notices).toHaveLength(2));
  expect(state.notices[0]).toContain('La base no responde.');
  expect(state.notices[1]).toBe('Estudio creado, sin calcular: EST-2026-0042');
});

it('duplicates a study: its analyses and notes here, its offers and report by the API', async () => {
  const copied = studyOf({ analyses: ['offers', 'curve'], notes: 'Lo de siempre' });
  answerStudy(copied);
  const created = answer('post', 'studies', copied, 201);
  const { user } = open(`?punto=${id}&mes=2026-01&copia=${copied.id}`);
  expect(await screen.findByText(/^Se copian los análisis/)).toHaveTextContent('EST-2026-0042');
  expect(await field(/^Notas/)).toHaveValue('Lo de siempre');
  expect(screen.getByRole('checkbox', { name: /^Potencia/ })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Ofertas/ })).toBeChecked();
  await user.click(await button('Crear estudio'));
  expect(await screen.findByRole('heading', { level: 1, name: 'EST-2026-0042' })).toBeVisible();
  expect(created[0]?.body).toEqual({
    supplyPointId: id,
    firstMonth: '2026-01',
    analyses: ['offers', 'curve'],
    notes: 'Lo de siempre',
    copyOf: copied.id,
  });
});

it('says that the study to duplicate is not there', async () => {
  answer('get', `studies/${study.id}`, { message: 'Ese estudio no existe.' }, 404);
  open(`?punto=${id}&copia=${study.id}`);
  expect(await screen.findByText('Ese estudio no existe.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Crear estudio' })).not.toBeInTheDocument();
});

it('says why the data cannot be judged, and why the API refuses the study; nothing is lost', async () => {
  const message = 'Sin contrato el 31/12/2026';
  answer('get', 'studies/check', { message }, 422);
  answer('post', 'studies', { message: 'Este punto está archivado: restáuralo antes' }, 422);
  const { user } = open(`?punto=${id}`);
  expect(await screen.findByText(message)).toBeVisible();
  await user.type(await field(/^Notas/), 'Urgente');
  await user.click(await button('Crear estudio'));
  expect(await screen.findByText(/está archivado/)).toBeVisible();
  expect(await field(/^Notas/)).toHaveValue('Urgente');
});

it('asks for a point before anything is sent', async () => {
  const created = answer('post', 'studies', study, 201);
  const { user } = open();
  await user.click(await button('Crear estudio'));
  expect(await screen.findByText('Elige el punto de suministro')).toBeVisible();
  expect(created).toEqual([]);
});

it.each(['reader', 'pds_editor'] as const)('is closed to %s, and says why', async (role) => {
  signInAs(role);
  open();
  expect(await screen.findByText('No tienes permiso para crear estudios')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Crear estudio' })).not.toBeInTheDocument();
});

it.each(['zz', '2026-99', '1900-01'])(
  'begins with the last whole year for a month that is none: %s',
  async (month) => {
    const asked = answer('get', 'studies/check', checkOf());
    open(`?punto=${id}&mes=${month}`);
    expect(await screen.findByText(/Los datos de los 12 meses están completos/)).toBeVisible();
    expect(asked[0]?.query).toEqual({ supplyPointId: id, firstMonth: lastWindow() });
  },
);

it('offers the twelve months with data of the point, and those of the address', async () => {
  answer('get', `points/${id}`, {
    ...point,
    data: { firstDay: '2025-03-10', lastDay: '2025-04-02' },
  });
  open(`?punto=${id}&mes=2020-02`);
  await screen.findByDisplayValue('Obrador · Panadería Ávila');
  const windows = within(await field('Doce meses')).getAllByRole<HTMLOptionElement>('option');
  const months = windows.map(({ value }) => value);
  expect(months.at(0)).toBe('2025-04');
  expect(months.slice(-2)).toEqual(['2024-04', '2020-02']);
  expect(months).toHaveLength(14);
});
