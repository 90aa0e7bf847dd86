import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormOf } from '../testing/FormOf';
import { PeriodInputs } from './PeriodInputs';

interface ShownProps {
  readonly label?: string;
  readonly powers: readonly string[];
  readonly help?: string;
  readonly problems?: ReadonlyMap<number, string>;
}

const Shown = ({ label = 'Potencias contratadas, en kW', powers, ...inputs }: ShownProps) => (
  <FormOf values={{ powers }}>
    {(form) => (
      <PeriodInputs {...inputs} form={form} name="powers" label={label} count={powers.length} />
    )}
  </FormOf>
);

export default { component: Shown } satisfies Meta<typeof Shown>;

type Story = StoryObj<typeof Shown>;

const powers = ['20,376', '20,376', '25', '25', '25', '52,5'];
const help = 'Puedes pegar varias a la vez desde una hoja de cálculo.';

export const Empty: Story = { args: { powers: powers.map(() => ''), help } };
export const Filled: Story = { args: { powers, help } };
export const TwoPeriods: Story = { args: { powers: ['4,6', '4,6'] } };
export const ThreePeriods: Story = {
  args: {
    label: 'Precios de la energía, en €/kWh (opcional)',
    powers: ['0,184523', '0,142871', '0,118302'],
    help: 'Déjalos vacíos si no se saben o cambian cada hora.',
  },
};
export const WithErrors: Story = {
  args: {
    powers: ['20,376', '15', '25', '25', 'cien', '52,5'],
    help,
    problems: new Map([
      [1, 'P2 no puede ser menor que P1'],
      [4, 'Escribe un número, como 20,376'],
    ]),
  },
};
