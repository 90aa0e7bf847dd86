import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Figure, Figures, ProgressBar, Segments } from './index';

it('segments say which one is on, and hand on another', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'day', label: 'Día' },
    { value: 'week', label: 'Semana' },
  ];
  const { container } = render(
    <Segments label="Cuánto se ve" options={options} value="day" onChange={onChange} />,
  );
  expect(screen.getByRole('group', { name: 'Cuánto se ve' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Día', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Semana', pressed: false }));
  expect(onChange).toHaveBeenCalledWith('week');
  expect(await axe(container)).toHaveNoViolations();
});

it('a progress bar waits first, and then speaks in quarters', async () => {
  const bar = (progress: number | null) => (
    <ProgressBar label="Importando curva.csv" progress={progress} done="escrito" isSpoken />
  );
  const { container, rerender } = render(bar(null));
  const progress = screen.getByRole('progressbar', { name: 'Importando curva.csv' });
  expect(progress).toHaveAttribute('aria-valuetext', 'En espera');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(bar(0.619));
  expect(progress).toHaveAttribute('aria-valuetext', '61 % escrito');
  expect(screen.getByRole('status')).toHaveTextContent('50 % escrito');
  expect(await axe(container)).toHaveNoViolations();
});

it('figures stand beside their names, with a dash for what is not known yet', async () => {
  const { container } = render(
    <Figures>
      <Figure label="Energía" note="en un año">
        12 kWh
      </Figure>
      <Figure label="Importe">{undefined}</Figure>
    </Figures>,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '12 kWhen un año',
    '–',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});
