import '@vatio/platform/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import * as engine from '../../../../../tests/setup/echartsEngine';
import type { TimeRange } from '../timeRange';
import { LoadCurve, type LoadCurveProps } from './LoadCurve';

const hour = 3_600_000;
const day = 24 * hour;
const days = (from: number, to: number): TimeRange => ({ fromMs: from * day, toMs: to * day });
const clock: LoadCurveProps['clock'] = {
  startOfDay: (date) => Date.parse(date),
  localTimeOf: (atMs) => ({
    date: new Date(atMs).toISOString().slice(0, 10),
    hour: new Date(atMs).getUTCHours(),
    minute: 0,
  }),
};
const values = Array.from({ length: 24 * 60 }, (_, slot) => slot % 24);
const series = [{ name: 'Curva', startMs: 0, stepMs: hour, values }];
const bands = ({ fromMs, toMs }: TimeRange) => [{ fromMs, toMs, label: 'P1', colour: 0 }];

const told: TimeRange[] = [];
/** True for each range that continued the gesture before it. */
const goneOn: boolean[] = [];
beforeEach(() => {
  told.length = 0;
  goneOn.length = 0;
  engine.drawn.length = 0;
});

function Chart({
  from = 0,
  to = 30,
  ...props
}: Partial<LoadCurveProps> & { from?: number; to?: number }) {
  const [range, setRange] = useState(days(from, to));
  return (
    <LoadCurve
      title="Curva de enero"
      quantity="Potencia"
      unit="kW"
      series={series}
      range={range}
      clock={clock}
      bands={bands}
      limits={days(0, 60)}
      onRangeChange={(next, goesOn) => {
        told.push(next);
        goneOn.push(goesOn);
        setRange(next);
      }}
      read={(startMs) => `la hora ${startMs / hour}`}
      table={<p>Las mismas cifras</p>}
      {...props}
    />
  );
}

async function open(props: Parameters<typeof Chart>[0] = {}) {
  const { container } = render(<Chart {...props} />);
  const slider = await screen.findByRole('slider', { name: 'Leer la curva' });
  return { user: userEvent.setup(), slider, container };
}

type Drawn = { readonly series: readonly { readonly id: string; readonly data: unknown[] }[] };
const lastDrawn = () => engine.drawn.at(-1) as Drawn;
const bandCount = () =>
  (lastDrawn().series.find(({ id }) => id === 'bands') as unknown as { markArea: { data: [] } })
    .markArea.data.length;

it('is read slot by slot, in words', async () => {
  const { slider, container } = await open({ from: 2, to: 30 });
  expect(slider).toHaveAttribute('aria-valuetext', 'la hora 48');
  fireEvent.change(slider, { target: { value: '50' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'la hora 50');
  expect(screen.getByText('la hora 50')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('reads nothing beyond what is known', async () => {
  const { slider } = await open({
    series: [{ name: 'Corta', startMs: 0, stepMs: hour, values: [1, 2] }],
  });
  fireEvent.change(slider, { target: { value: '700' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'la hora 1');
});

it('zooms by keys and buttons, and tells whole days once it rests', async () => {
  const { user, slider } = await open();
  slider.focus();
  await user.keyboard('+');
  await waitFor(() => expect(told).toEqual([days(8, 23)]));
  await user.click(screen.getByRole('button', { name: 'Desplazar adelante' }));
  await waitFor(() => expect(told.at(-1)).toEqual(days(15, 30)));
  await user.click(screen.getByRole('button', { name: 'Alejar' }));
  await waitFor(() => expect(told.at(-1)).toEqual(days(8, 38)));
});

describe('one gesture after another', () => {
  const moreTold = async (act: () => void) => {
    const before = told.length;
    act();
    await waitFor(() => expect(told).toHaveLength(before + 1));
    return goneOn.at(-1);
  };

  it('is told as another one, but for a key that is held', async () => {
    const { slider } = await open({ to: 60 });
    const press = (repeat: boolean) => () => fireEvent.keyDown(slider, { key: '+', repeat });
    expect(await moreTold(press(false))).toBe(false);
    expect(await moreTold(press(true))).toBe(true);
    expect(await moreTold(press(false))).toBe(false);
    const click = () => fireEvent.click(screen.getByRole('button', { name: 'Alejar' }));
    expect(await moreTold(click)).toBe(false);
    expect(await moreTold(click)).toBe(false);
  });

  it('is told as the same while the wheel turns on at its place', async () => {
    const { container, slider } = await open({ to: 60 });
    const plot = container.querySelector('.chart-plot') as HTMLElement;
    const turn = (clientX: number) => () =>
      fireEvent.wheel(plot, { deltaY: -1, ctrlKey: true, clientX });
    expect(await moreTold(turn(300))).toBe(false);
    expect(await moreTold(turn(303))).toBe(true);
    expect(await moreTold(turn(500))).toBe(false);
    expect(await moreTold(() => fireEvent.keyDown(slider, { key: '+' }))).toBe(false);
    expect(await moreTold(turn(500))).toBe(false);
  });

  it('is told as another one after the page has shown something else', async () => {
    const onRangeChange = jest.fn();
    const chart = (range: TimeRange) => <Chart range={range} onRangeChange={onRangeChange} />;
    const { container, rerender } = render(chart(days(0, 60)));
    await screen.findByRole('slider');
    const plot = container.querySelector('.chart-plot') as HTMLElement;
    const turn = () => fireEvent.wheel(plot, { deltaY: -1, ctrlKey: true, clientX: 300 });
    turn();
    await waitFor(() => expect(onRangeChange).toHaveBeenLastCalledWith(expect.anything(), false));
    rerender(chart(days(0, 30)));
    turn();
    await waitFor(() => expect(onRangeChange).toHaveBeenCalledTimes(2));
    expect(onRangeChange).toHaveBeenLastCalledWith(expect.anything(), false);
  });
});

it('says which button would change nothing', async () => {
  await open({ from: 0, to: 60 });
  const isOff = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
  expect(['Desplazar atrás', 'Desplazar adelante', 'Alejar', 'Acercar'].map(isOff)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

describe('the classes of time', () => {
  const ribbon = (container: HTMLElement) =>
    [...container.querySelectorAll('.chart-ribbon path')].map((path) => path.getAttribute('d'));

  it('are shaded behind the line as long as they can be told apart', async () => {
    const { container } = await open({ from: 0, to: 14 });
    await waitFor(() => expect(bandCount()).toBe(1));
    expect(screen.getByText('P1')).toBeVisible();
    expect(screen.queryByText('24 h')).not.toBeInTheDocument();
    expect(ribbon(container)).toHaveLength(1);
  });

  it('are columns of days in the ribbon when more is shown', async () => {
    const halves = ({ fromMs, toMs }: TimeRange) =>
      Array.from({ length: (toMs - fromMs) / hour / 12 }, (_, half) => ({
        fromMs: fromMs + half * 12 * hour,
        toMs: fromMs + (half + 1) * 12 * hour,
        label: `P${(half % 2) + 1}`,
        colour: half % 2,
      }));
    const { container } = await open({ from: 0, to: 30, bands: halves });
    await waitFor(() => expect(engine.drawn.length).toBeGreaterThan(0));
    expect(bandCount()).toBe(0);
    expect(screen.getByText('24 h')).toBeInTheDocument();
    expect(screen.getByText(/arriba, las 0 h; abajo, las 24 h/)).toBeVisible();
    expect(screen.getByText('P2')).toBeVisible();
    // Equal days are one rectangle, from the left edge of 60 days at twice its width.
    expect(ribbon(container)).toEqual(['M0 0H2000V12H0Z', 'M0 12H2000V24H0Z']);
  });

  it('take no place in a chart that has none', async () => {
    const { container } = await open({ bands: undefined });
    expect(ribbon(container)).toEqual([]);
    expect(screen.queryByText(/las 24 h/)).not.toBeInTheDocument();
  });
});

describe('a limit', () => {
  const named = { name: 'Contratada', overName: 'Por encima' };
  const dataOf = (id: string) => lastDrawn().series.find((one) => one.id === id)?.data;

  it('is a step line, with what is over it filled', async () => {
    const limit = { ...named, values: values.map((_, slot) => (slot % 24 < 12 ? 20 : 22)) };
    await open({ from: 0, to: 1, limit });
    await waitFor(() =>
      expect(dataOf('lowest')).toEqual([
        [0, 20],
        [12 * hour, 20],
        [12 * hour, 22],
        [24 * hour, 22],
      ]),
    );
    const isFilled = ([, height]: readonly number[]) => !Number.isNaN(height);
    // Only the hour of 23 is over 22.
    expect((dataOf('over') as number[][]).filter(isFilled)).toEqual([
      [23 * hour, 1],
      [24 * hour, 1],
    ]);
    expect((dataOf('base') as number[][]).filter(isFilled)).toEqual([
      [23 * hour, 22],
      [24 * hour, 22],
    ]);
    expect(screen.getByText('Contratada')).toBeVisible();
    expect(screen.getByText('Por encima')).toBeVisible();
  });

  it('is the lowest and the highest of each day or week where hours are too narrow', async () => {
    const limit = { ...named, values: values.map((_, slot) => (slot % 24 < 12 ? 30 : 40)) };
    await open({ from: 0, to: 30, limit });
    await waitFor(() =>
      expect([dataOf('lowest'), dataOf('highest')]).toEqual([
        [
          [0, 30],
          [30 * day, 30],
        ],
        [
          [0, 40],
          [30 * day, 40],
        ],
      ]),
    );
    expect(screen.getByText('Contratada, la menor y la mayor de cada día')).toBeVisible();
    expect(screen.queryByText('Por encima')).not.toBeInTheDocument();
  });

  it('is not drawn, and not named, where nobody knows it', async () => {
    await open({ from: 0, to: 60, limit: { ...named, values: values.map(() => Number.NaN) } });
    await waitFor(() => expect(dataOf('lowest')).toHaveLength(2));
    expect(screen.queryByText('Contratada')).not.toBeInTheDocument();
  });
});

it('has a twin, in the place of the drawing', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Ver como tabla' }));
  expect(screen.getByText('Las mismas cifras')).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  const before = engine.drawn.length;
  await user.click(screen.getByRole('button', { name: 'Ver como gráfico' }));
  expect(await screen.findByRole('slider')).toBeInTheDocument();
  // Into the new box.
  expect(engine.drawn.length).toBeGreaterThan(before);
});

it('is drawn as wide as paper while it is printed', async () => {
  const { container } = await open();
  await waitFor(() => expect(engine.drawn.length).toBeGreaterThan(0));
  const before = engine.drawn.length;
  window.dispatchEvent(new Event('beforeprint'));
  expect(container.querySelector('.chart-box')).toHaveStyle({ width: '600px' });
  expect(engine.drawn.length).toBe(before + 1);
  window.dispatchEvent(new Event('afterprint'));
  expect(container.querySelector('.chart-box')).not.toHaveStyle({ width: '600px' });
  expect(engine.drawn.length).toBe(before + 2);
});

it('says that it is being read', async () => {
  render(<Chart isLoading />);
  expect(await screen.findByText('Cargando el gráfico…')).toBeInTheDocument();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

it('offers a second try and the table when it cannot be drawn', async () => {
  engine.faults.next = 1;
  render(<Chart />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ver como tabla');
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('slider')).toBeInTheDocument();
});
