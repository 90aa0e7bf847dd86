import { screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import {
  answerAll,
  cell,
  open,
  path,
  point,
  readings,
  rowOf,
  save,
  table,
} from '../../testing/consumption';
import { coverageMonthOf, coverageOf, curveOf } from '../../testing/curves';
import { answer, failOnce, heading, signInAs, textsOf } from '../../testing/page';
import { readingOf, readingsOf } from '../../testing/readings';
import { contractOf } from '../../testing/supply';

const cellsOf = (row: HTMLElement) => textsOf('cell', within(row)).slice(0, 8);

describe('the months of a year', () => {
  it('are listed by period, with their sums', async () => {
    answerAll();
    open();
    expect(cellsOf(await rowOf(/^ene 2026/))).toEqual([
      '1.200,13',
      '1.350,00',
      '0,00',
      '0,00',
      '0,00',
      '2.100,50',
      '4.650,63',
      'Real',
    ]);
    expect(cellsOf(await rowOf(/^feb 2026/)).slice(6)).toEqual(['3.700,00', 'Estimada']);
    expect(cellsOf(await rowOf(/^Total/)).slice(5, 7)).toEqual(['3.900,50', '8.350,63']);
  });

  it('also show the highest powers', async () => {
    answerAll();
    const { user, where } = open();
    await user.click(await screen.findByRole('button', { name: 'Potencia máxima' }));
    expect(where()).toBe(`${path}?anio=2026&ver=potencia`);
    const row = (await table('Potencia máxima de 2026')).getByRole('row', { name: /^Máxima/ });
    expect(cellsOf(row).slice(0, 7)).toEqual([
      '18,400',
      '19,000',
      '–',
      '–',
      '–',
      '12,001',
      '19,000',
    ]);
  });

  it('have their highest powers beside what is contracted', async () => {
    answerAll();
    const { user } = open('?anio=2026&ver=potencia');
    await user.click(await screen.findByRole('button', { name: 'Ver como tabla' }));
    const twin = await table('Potencia máxima de 2026 por meses y periodos');
    expect(textsOf('cell', within(twin.getByRole('row', { name: /^ene · P2/ })))).toEqual([
      '19,000',
      '20,000',
      'No pasa',
    ]);
  });

  it('say why there is no line where the powers changed', async () => {
    answerAll();
    const powerChanges = [{ from: '2026-01-15', powersKw: ['25', '25', '25', '25', '25', '25'] }];
    const contract = contractOf({ from: '2025-01-01', to: null, powerChanges });
    answer('get', `points/${point.id}/contracts`, { rows: [contract] });
    open('?anio=2026&ver=potencia');
    expect(
      await screen.findByText(/La potencia contratada cambió dentro de ene 2026:/),
    ).toBeVisible();
  });

  it('have a twin of their chart', async () => {
    answerAll();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Ver como tabla' }));
    expect(await table('Energía de 2026 por meses')).toBeDefined();
  });

  it('are asked for year by year', async () => {
    const calls = answerAll();
    const { user, where } = open();
    await user.click(await screen.findByRole('button', { name: 'Año anterior' }));
    expect(where()).toBe(`${path}?anio=2025`);
    await waitFor(() =>
      expect(calls.at(-1)?.query).toEqual({ from: '2025-01-01', to: '2025-12-31' }),
    );
  });

  it('may come from the curve', async () => {
    answerAll();
    const months = [coverageMonthOf('2026-01', { real: 2880 })];
    const days = { firstDay: '2026-01-01', lastDay: '2026-01-30' };
    answer('get', `points/${point.id}/coverage`, coverageOf(months, days));
    answer('get', `points/${point.id}/curve`, curveOf({ from: '2026-01-01', to: '2026-01-30' }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Curva' }));
    await waitFor(async () =>
      expect(cellsOf(await rowOf(/^ene 2026/)).slice(6)).toEqual(['7.200,00', 'Falta 3\u00a0%']),
    );
    expect(screen.queryByRole('button', { name: /Editar la lectura/ })).not.toBeInTheDocument();
  });

  it('say what to look at again', async () => {
    const message = 'P3 no tiene horas en esos días: comprueba si la cifra es de otro periodo';
    answerAll([readingOf({ warnings: [{ field: 'energyKwh.2', message }] })]);
    open();
    expect(await screen.findByText(`ene 2026: ${message}.`)).toBeVisible();
  });
});

describe('a point without any', () => {
  beforeEach(() => {
    answerAll([]);
  });

  it('leads to the sheet', async () => {
    const { user } = open('');
    expect(await heading('Todavía no hay consumos')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Añadir lecturas' }));
    expect(await screen.findByRole('region', { name: 'Hoja de lecturas' })).toBeVisible();
  });

  it('leads a reader nowhere', async () => {
    signInAs('reader');
    open('?editar=nuevas');
    expect(await heading('Todavía no hay consumos')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Añadir lecturas' })).not.toBeInTheDocument();
  });
});

describe('readings that are typed', () => {
  afterEach(() => jest.restoreAllMocks());

  const openSheet = async () => {
    answerAll();
    const rendered = open('?anio=2025&editar=nuevas');
    await screen.findByRole('region', { name: 'Hoja de lecturas' });
    return rendered;
  };

  it('are a year at once, pasted from a spreadsheet', async () => {
    const calls = answer('post', `points/${point.id}/readings`, { rows: readings }, 201);
    const { user, where } = await openSheet();
    expect(screen.getAllByLabelText(/^Energía de P1, /)).toHaveLength(12);
    await user.click(await cell('Energía de P1, mar 2025'));
    await user.paste('0\t1.234,5\t2\t0\t0\t3,125\r\n0\t0\t0\t10\t20\t60\r\n');
    expect(await cell('Energía de P6, abr 2025')).toHaveValue('60');
    await user.click(screen.getByLabelText('Estimada, abr 2025'));
    await user.click(save());
    await waitFor(() => expect(where()).toBe(`${path}?anio=2025&datos=lecturas&ver=energia`));
    const common = { reactiveKvarh: null, maxKw: null, source: 'manual' };
    expect(calls[0]?.body).toEqual({
      rows: [
        {
          ...common,
          from: '2025-03-01',
          to: '2025-03-31',
          isEstimated: false,
          energyKwh: ['0', '1234.5', '2', '0', '0', '3.125'],
        },
        {
          ...common,
          from: '2025-04-01',
          to: '2025-04-30',
          isEstimated: true,
          energyKwh: ['0', '0', '0', '10', '20', '60'],
        },
      ],
    });
    expect(state.notices).toContain('2 lecturas guardadas');
    expect([state.dirtyForms, state.drafts.size]).toEqual([0, 0]);
  });

  it('may be of a future month, which is said at once and loses nothing', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-11-20T11:00:00Z'));
    const { user } = await openSheet();
    const year = Array.from({ length: 12 }, (_, month) => `${month + 1}\t0\t0\t0\t0\t0`);
    expect(screen.getAllByLabelText(/^Energía de P1, /)).toHaveLength(10);
    await user.click(await cell('Energía de P1, ene 2025'));
    await user.paste(year.join('\r\n'));
    expect(
      await screen.findByText(/^2 filas acaban en un día que todavía no ha llegado/),
    ).toBeVisible();
    for (const month of ['nov 2025', 'dic 2025']) {
      expect(await cell(`Hasta, ${month}`)).toHaveAccessibleDescription(
        'Todavía no ha llegado ese día',
      );
    }
    expect(await cell('Hasta, oct 2025')).not.toHaveAccessibleDescription();
    expect(await cell('Energía de P1, dic 2025')).toHaveValue('12');
  });

  it('are not sent with an error, which is shown on the cell', async () => {
    const { user } = await openSheet();
    await user.type(await cell('Energía de P1, ene 2025'), 'mal');
    await user.click(save());
    const wrong = await cell('Energía de P1, ene 2025');
    await waitFor(() => expect(wrong).toHaveAccessibleDescription('Escribe un número'));
    expect(await cell('Energía de P2, ene 2025')).toHaveAccessibleDescription(
      'Escribe un número, o 0',
    );
    expect(wrong).toHaveFocus();
    expect(screen.getByRole('button', { name: /^Energía, kWh · 6 errores/ })).toBeVisible();
  });

  it('are not sent with a figure in a period that the month does not have', async () => {
    const { user } = await openSheet();
    await user.click(await cell('Energía de P1, mar 2025'));
    await user.paste('1\t2\t3\t0\t0\t4');
    await user.click(save());
    await waitFor(async () =>
      expect(await cell('Energía de P1, mar 2025')).toHaveAccessibleDescription(
        'P1 no existe entre el 01/03/2025 y el 31/03/2025 en Península: escribe 0',
      ),
    );
  });

  it('show what the API refuses on the row that it is about', async () => {
    const overlap = 'Se solapa con la lectura del 01/02/2025 al 28/02/2025';
    answer(
      'post',
      `points/${point.id}/readings`,
      { message: 'Revisa los campos señalados.', fields: { 'rows.0.from': overlap } },
      422,
    );
    const { user } = await openSheet();
    await user.click(await cell('Energía de P1, feb 2025'));
    await user.paste('1\t2\t0\t0\t0\t3');
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByLabelText('Desde, feb 2025')).toHaveAccessibleDescription(overlap),
    );
    expect(screen.getByLabelText('Desde, ene 2025')).not.toHaveAccessibleDescription();
  });

  it('have the focus, and the button that led to them has it afterwards', async () => {
    const { user } = await openSheet();
    expect(await cell('Energía de P1, ene 2025')).toHaveFocus();
    await user.click(screen.getByText('Cancelar'));
    expect(await screen.findByRole('button', { name: 'Añadir lecturas' })).toHaveFocus();
  });

  it('are kept as a draft, and asked about before they are left', async () => {
    const { user } = await openSheet();
    await user.type(await cell('Energía de P1, ene 2025'), '7');
    expect(state.dirtyForms).toBe(1);
    expect([...state.drafts.keys()]).toEqual([`company/readings/${point.id}/2025`]);
  });
});

it('says what failed, and tries again', async () => {
  answerAll();
  await failOnce(open, `points/${point.id}/readings`, readingsOf(readings));
  expect(await rowOf(/^ene 2026/)).toBeVisible();
});
