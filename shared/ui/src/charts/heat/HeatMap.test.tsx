import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { HeatMap } from './HeatMap';

const values = [
  [1, 1, null],
  [1, 6, 6],
];

it('draws neighbours of one colour as one rectangle, reads a cell, and has a twin', async () => {
  const { container } = render(
    <HeatMap
      title="Mapa"
      unit="kW"
      columns={['lun', 'mar', 'mié']}
      rows={['0–1 h', '1–2 h']}
      values={values}
      columnTicks={[{ at: 0, label: 'ene' }]}
      rowTicks={[{ at: 0, label: '0 h' }]}
      none="Sin datos"
      table={<p>En números</p>}
    />,
  );
  const paths = [...container.querySelectorAll('.heat-plot path')].map((path) =>
    path.getAttribute('d'),
  );
  expect(paths.filter(Boolean)).toEqual(['M0 0H2V1H0ZM0 1H1V2H0Z', 'M1 1H3V2H1Z']);
  expect(screen.getByRole('list', { name: 'Leyenda' })).toHaveTextContent('5–6 kW');

  const plot = container.querySelector('.heat-plot') as SVGElement;
  plot.getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
  const point = (clientX: number, clientY: number) =>
    fireEvent(plot, new MouseEvent('pointermove', { clientX, clientY, bubbles: true }));
  point(150, 199);
  expect(screen.getByText(/^mar, 1–2 h · 6\skW$/)).toBeVisible();
  point(299, 10);
  expect(screen.getByText('mié, 0–1 h · Sin datos')).toBeVisible();

  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }));
  expect(screen.getByText('En números')).toBeVisible();
});
