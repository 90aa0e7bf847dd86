import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { drawn } from '../../../../../tests/setup/echartsEngine';
import { readLook } from '../look';
import { Lines } from './Lines';
import { linesOption } from './linesOption';

const categories = ['0 h', '1 h'];
const series = [
  { name: 'Alta', values: [10.5, null] },
  { name: 'Baja', values: [3, 4] },
];

const power = { description: '', quantity: 'Potencia', unit: 'kW', width: 800 };

it('draws lines that differ in more than colour, and has a twin', async () => {
  const { container } = render(
    <Lines
      title="Día tipo"
      quantity="Potencia"
      unit="kW"
      categories={categories}
      series={series}
      max={20}
      table={<p>En números</p>}
    />,
  );
  await waitFor(() =>
    expect(drawn.at(-1)).toMatchObject({
      aria: { label: { description: 'Día tipo' } },
      yAxis: { name: 'Potencia, kW', max: 20 },
      series: [
        { name: 'Alta', data: [10.5, null], lineStyle: { type: 'solid' } },
        { name: 'Baja', data: [3, 4], lineStyle: { type: [8, 4] } },
      ],
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }));
  expect(screen.getByText('En números')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('tells the lines of a category', () => {
  const option = linesOption({ ...power, categories, series }, readLook());
  const { formatter } = option.tooltip as { formatter: (pointed: object[]) => string };
  expect(formatter([{ dataIndex: 0 }])).toBe(['0 h', 'Alta: 10,5 kW', 'Baja: 3 kW'].join('\n'));
  expect(formatter([{ dataIndex: 1 }])).toBe(['1 h', 'Baja: 4 kW'].join('\n'));
});

it('draws a limit as steps, and what is over it from there on', () => {
  const limit = {
    steps: [{ name: 'Contratada', values: [8, 8] }],
    overName: 'Por encima',
    over: [[8, 10.5], null] as const,
  };
  const { series: parts, tooltip } = linesOption(
    { ...power, categories, series, limit },
    readLook(),
  );
  expect((parts as object[]).slice(2)).toMatchObject([
    { name: 'Contratada', step: 'middle', data: [8, 8] },
    { name: 'base', stack: 'over', data: [8, null] },
    { name: 'Por encima', stack: 'over', data: [2.5, null] },
  ]);
  const { formatter } = tooltip as { formatter: (pointed: object[]) => string };
  expect(formatter([{ dataIndex: 0 }])).toContain('Contratada: 8 kW\nPor encima: 2,5 kW');
  expect(formatter([{ dataIndex: 1 }])).not.toContain('Por encima');
});
