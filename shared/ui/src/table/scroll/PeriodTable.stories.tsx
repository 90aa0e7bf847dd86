import type { Meta, StoryObj } from '@storybook/react-vite';
import { PeriodTable } from './PeriodTable';

export default { component: PeriodTable } satisfies Meta<typeof PeriodTable>;

type Story = StoryObj<typeof PeriodTable>;

export const SixPeriods: Story = {
  args: {
    caption: 'Potencias y precios desde el 1 ene 2026',
    rows: [
      { label: 'Potencia, kW', values: ['120', '120', '120', '120', '150', '451'] },
      {
        label: 'Energía, €/kWh',
        values: ['0,184512', '0,162308', '0,141277', '0,120954', '0,108733', '0,094206'],
      },
      {
        label: 'Potencia, €/kW·año',
        values: ['29,140782', '15,232907', '6,521063', '4,850114', '2,013375', '1,106642'],
      },
    ],
  },
};
export const ThreePeriods: Story = {
  args: {
    caption: 'Energía y potencias por periodos',
    rows: [
      { label: 'Energía, kWh', values: ['412', '388', '1.205'] },
      { label: 'Potencia facturada, kW', values: ['4,6', '–', '4,6'] },
    ],
  },
};
export const LongLabelsAndSum: Story = {
  args: {
    caption: 'Excesos de potencia',
    rows: [
      {
        label: 'Desde el 1 jul 2026, kW · hoy',
        values: ['120', '120', '120', '120', '150', '451'],
      },
      {
        label: 'Coste de los excesos de potencia con el precio del contrato que estaba en vigor',
        values: ['1.240,50 €', '310,22 €', '0,00 €', '0,00 €', '12,04 €'],
      },
      { label: 'En total', isStrong: true, values: ['1.562,76 €'] },
    ],
  },
};
