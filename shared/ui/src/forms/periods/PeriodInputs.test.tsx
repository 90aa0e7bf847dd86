import '@vatio/platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { array, object, PeriodInputs, string, useZodForm } from '../index';

const schema = object({ powers: array(string()) });

function Form() {
  const form = useZodForm(schema, { powers: ['', '', ''] });
  return (
    <PeriodInputs
      form={form}
      name="powers"
      label="Potencias, kW"
      help="Como en el contrato"
      count={3}
      problems={new Map([[1, 'P2 no puede ser menor que P1']])}
    />
  );
}
const period = (number: number) => screen.getByRole('textbox', { name: `P${number}` });

it('each period has its name and its own problem, and all have the help', async () => {
  const { container } = render(<Form />);
  expect(screen.getByRole('group', { name: 'Potencias, kW' })).toHaveAccessibleDescription(
    'Como en el contrato',
  );
  expect(period(1)).toBeValid();
  expect(period(2)).toBeInvalid();
  expect(period(2)).toHaveAccessibleDescription('P2 no puede ser menor que P1');
  expect(await axe(container)).toHaveNoViolations();
});

it('several values that are pasted at once fill the periods from there on', async () => {
  render(<Form />);
  const user = userEvent.setup();
  await user.click(period(2));
  await user.paste('15,5\t20\t30');
  expect([1, 2, 3].map((number) => (period(number) as HTMLInputElement).value)).toEqual([
    '',
    '15,5',
    '20',
  ]);
});
