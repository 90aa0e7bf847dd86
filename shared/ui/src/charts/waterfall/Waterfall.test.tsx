import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { drawn } from '../../../../../tests/setup/echartsEngine';
import { readLook } from '../look';
import { Waterfall } from './Waterfall';
import { waterfallOption } from './waterfallOption';

const steps = [
  { name: 'Ahora', value: 1000, isTotal: true },
  { name: 'Energía', value: -300 },
  { name: 'Cuota', value: 50.5 },
  { name: 'Oferta', value: 750.5, isTotal: true },
];

const euros = { description: '', quantity: 'Diferencia', unit: '€' };

it('shows what changes, each bar from where the one before ended, and has a twin', async () => {
  const { container } = render(
    <Waterfall
      title="Diferencia"
      quantity="Diferencia"
      unit="€"
      steps={steps}
      table={<p>En números</p>}
    />,
  );
  await waitFor(() =>
    expect(drawn.at(-1)).toMatchObject({
      aria: { label: { description: 'Diferencia' } },
      tooltip: { renderMode: 'richText' },
      series: [
        { id: 'base', data: [-300, -300, -249.5] },
        { id: 'lower', data: [300, null, 249.5] },
        { id: 'higher', data: [null, 50.5, null] },
      ],
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }));
  expect(screen.getByText('En números')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('tells each step with its sign', () => {
  const { tooltip } = waterfallOption({ ...euros, steps, width: 800 }, readLook());
  const { formatter } = tooltip as { formatter: (pointed: object[]) => string };
  expect([0, 1, 2].map((dataIndex) => formatter([{ dataIndex }]))).toEqual([
    'Energía\n-300 €',
    'Cuota\n+50,5 €',
    'Diferencia\n-249,5 €',
  ]);
});

it('writes its amount on each bar, without cents', () => {
  const { series } = waterfallOption({ ...euros, steps, width: 800 }, readLook());
  const labels = (series as unknown as { label?: { formatter: (of: object) => string } }[]).map(
    ({ label }, dataIndex) => label?.formatter({ dataIndex }),
  );
  // The first bar is invisible: the others rest on it.
  expect(labels).toEqual([undefined, '+51', '-249']);
});

it('turns the names where they do not fit side by side', () => {
  const turned = (width: number) => {
    const { xAxis } = waterfallOption({ ...euros, steps, width }, readLook());
    return (xAxis as { axisLabel: { rotate: number } }).axisLabel.rotate;
  };
  expect([240, 800].map(turned)).toEqual([30, 0]);
});
