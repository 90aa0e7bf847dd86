import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { drawn } from '../../../../../tests/setup/echartsEngine';
import { readLook } from '../look';
import { barsOption } from './barsOption';
import { StackedBars } from './StackedBars';

const categories = ['ene', 'feb'];
const series = [
  { name: 'P1', values: [1200.5, null] },
  { name: 'P2', values: [300, 40] },
];

const energy = { description: '', quantity: 'Energía', unit: 'kWh', width: 800 };

const fire = (event: 'beforeprint' | 'afterprint') =>
  act(() => void window.dispatchEvent(new Event(event)));

it('draws a part for each series, and has a twin', async () => {
  const { container } = render(
    <StackedBars
      title="Energía"
      quantity="Energía"
      unit="kWh"
      categories={categories}
      series={series}
      table={<p>En números</p>}
    />,
  );
  await waitFor(() =>
    expect(drawn.at(-1)).toMatchObject({
      aria: { label: { description: 'Energía' }, decal: { show: false } },
      tooltip: { renderMode: 'richText' },
      yAxis: { name: 'Energía, kWh' },
      series: [
        { name: 'P1', data: [1200.5, null], stack: 'all' },
        { name: 'P2', data: [300, 40], stack: 'all' },
      ],
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }));
  expect(screen.getByText('En números')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('is its table on paper while it is not drawn', async () => {
  const { container } = render(
    <StackedBars
      title="Energía"
      quantity="Energía"
      unit="kWh"
      categories={categories}
      series={series}
      table={<p>En números</p>}
    />,
  );
  // Before its library is there.
  fire('beforeprint');
  expect(screen.getByText('En números')).toBeVisible();
  expect(screen.queryByText('Cargando el gráfico…')).not.toBeInTheDocument();
  fire('afterprint');
  await waitFor(() => expect(screen.queryByText('Cargando el gráfico…')).not.toBeInTheDocument());
  expect(screen.queryByText('En números')).not.toBeInTheDocument();
  // Drawn, it is printed as it is.
  fire('beforeprint');
  expect(screen.queryByText('En números')).not.toBeInTheDocument();
  // Paper has no colours to rely on.
  expect(drawn.at(-1)).toMatchObject({ aria: { decal: { show: true } } });
  expect(container.querySelector('.chart-canvas')).toBeInTheDocument();
});

it('tells the parts of a bar and their sum', () => {
  const option = barsOption({ ...energy, categories, series }, readLook());
  const { formatter } = option.tooltip as { formatter: (pointed: object[]) => string };
  expect(formatter([{ dataIndex: 0 }])).toBe(
    ['ene', 'P2: 300 kWh', 'P1: 1.200,5 kWh', 'Total: 1.500,5 kWh'].join('\n'),
  );
  expect(formatter([{ dataIndex: 1 }])).toBe(['feb', 'P2: 40 kWh'].join('\n'));
});

describe('a limit', () => {
  const bars = [
    { name: 'P1', values: [19, null] },
    { name: 'P2', values: [2, 20] },
  ];
  const limit = { name: 'Contratada', overName: 'Por encima', values: [15, 20] };
  const powers = { ...energy, unit: 'kW', categories, series: bars, limit };

  it('is a step as wide as its bars, which are cut at it', () => {
    const { series: parts, legend, tooltip } = barsOption({ ...powers, width: 272 }, readLook());
    expect(parts).toMatchObject([
      { type: 'bar', name: 'P1', data: [15, null] },
      { type: 'bar', name: 'P2', data: [0, 20] },
      { type: 'bar', name: 'Por encima', data: [6, null] },
      // Two categories between the axis and the edge.
      { type: 'line', name: 'Contratada', step: 'middle', symbolSize: [100, 2], data: [15, 20] },
    ]);
    expect(legend).toMatchObject({
      show: true,
      data: [{ name: 'P1' }, { name: 'P2' }, { name: 'Por encima' }, { name: 'Contratada' }],
    });
    const { formatter } = tooltip as { formatter: (pointed: object[]) => string };
    expect(formatter([{ dataIndex: 0 }])).toBe(
      [
        'ene',
        'P2: 2 kW',
        'P1: 19 kW',
        'Total: 21 kW',
        'Contratada: 15 kW',
        'Por encima: 6 kW',
      ].join('\n'),
    );
    expect(formatter([{ dataIndex: 1 }])).toBe(
      ['feb', 'P2: 20 kW', 'Contratada: 20 kW'].join('\n'),
    );
  });

  it('leaves whole the bars that are not over it', () => {
    const { series: parts } = barsOption(
      { ...powers, limit: { ...limit, values: [null, 30] } },
      readLook(),
    );
    expect(parts).toMatchObject([
      { name: 'P1', data: [19, null] },
      { name: 'P2', data: [2, 20] },
      { name: 'Contratada', data: [null, 30] },
    ]);
  });

  it('leaves its legend the lines that it needs', () => {
    const topOf = (width: number) =>
      (barsOption({ ...powers, width }, readLook()).grid as { top: number }).top;
    expect(topOf(800)).toBeLessThan(topOf(160));
  });
});

it('has words of its own below the axis', () => {
  const { xAxis } = barsOption({ ...energy, categories, series, ticks: ['', 'feb'] }, readLook());
  const { formatter } = (
    xAxis as { axisLabel: { formatter: (name: string, index: number) => string } }
  ).axisLabel;
  expect(categories.map(formatter)).toEqual(['', 'feb']);
});

it('shares a scale that ends at a round value', () => {
  const maxOf = (max: number) =>
    (barsOption({ ...energy, categories, series, max }, readLook()).yAxis as { max: number }).max;
  expect([145.27, 1739.95, 6, 0].map(maxOf)).toEqual([150, 2000, 6, 1]);
});

it('takes no whole line for a single bar', async () => {
  const one = [{ name: 'Energía', values: [12] }];
  const { container } = render(
    <StackedBars
      title="Energía"
      quantity="Energía"
      unit="kWh"
      categories={['ene']}
      series={one}
      table={null}
    />,
  );
  await waitFor(() => expect(screen.queryByText('Cargando el gráfico…')).not.toBeInTheDocument());
  expect(container.querySelector('.chart-box')).toHaveClass('is-narrow');
});
