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

const fire = (event: 'beforeprint' | 'afterprint') =>
  act(() => void window.dispatchEvent(new Event(event)));

it('draws a part for each series, and has a twin', async () => {
  const { container } = render(
    <StackedBars
      title="Energía"
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
  const option = barsOption({ description: '', unit: 'kWh', categories, series }, readLook());
  const { formatter } = option.tooltip as { formatter: (pointed: object[]) => string };
  expect(formatter([{ dataIndex: 0 }])).toBe(
    ['ene', 'P2: 300 kWh', 'P1: 1.200,5 kWh', 'Total: 1.500,5 kWh'].join('\n'),
  );
  expect(formatter([{ dataIndex: 1 }])).toBe(['feb', 'P2: 40 kWh'].join('\n'));
});
