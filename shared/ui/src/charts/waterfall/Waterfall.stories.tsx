import type { Meta, StoryObj } from '@storybook/react-vite';
import { Waterfall } from './Waterfall';

export default {
  component: Waterfall,
  args: {
    title: 'Del contrato actual a Tarifa Plana 24, por conceptos, en euros',
    quantity: 'Diferencia',
    unit: '€',
    steps: [
      { name: 'Ahora', value: 31_204.55, isTotal: true },
      { name: 'Energía', value: -4310.2 },
      { name: 'Potencia', value: 780.4 },
      { name: 'Excesos', value: -1120 },
      { name: 'Impuestos', value: -237.7 },
      { name: 'Oferta', value: 26_317.05, isTotal: true },
    ],
    table: <p>Las mismas cifras, en una tabla.</p>,
  },
} satisfies Meta<typeof Waterfall>;

type Story = StoryObj<typeof Waterfall>;

export const Cheaper: Story = {};
export const DearerWithManySteps: Story = {
  args: {
    title: 'Del contrato actual a Oferta Indexada, por conceptos, en euros',
    steps: [
      { name: 'Ahora', value: 1840.1, isTotal: true },
      { name: 'Energía', value: 212.44 },
      { name: 'Potencia', value: 0 },
      { name: 'Excesos', value: 96.05 },
      { name: 'Reactiva', value: -12.3 },
      { name: 'Alquiler', value: 3.2 },
      { name: 'Impuesto eléctrico', value: 15.6 },
      { name: 'IVA', value: 66.1 },
      { name: 'Oferta', value: 2221.19, isTotal: true },
    ],
  },
};
export const WithoutDifference: Story = {
  args: {
    title: 'Del contrato actual a la misma oferta, en euros',
    steps: [
      { name: 'Ahora', value: 1840.1, isTotal: true },
      { name: 'Oferta', value: 1840.1, isTotal: true },
    ],
  },
};
