import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ActionButton } from './ActionButton';
import { ProgressBar } from './ProgressBar';
import { Segments, type SegmentsProps } from './Segments';

export default { component: ActionButton } satisfies Meta<typeof ActionButton>;

type Story = StoryObj<typeof ActionButton>;

const args = { look: 'primary', onClick: () => undefined };

function Choice({ value: first, ...props }: Omit<SegmentsProps<string>, 'onChange'>) {
  const [value, setValue] = useState(first);
  return <Segments {...props} value={value} onChange={setValue} />;
}

const lengths = ['Día', 'Semana', 'Mes', 'Año'].map((label) => ({ value: label, label }));
const measures = ['Euros', 'Precio medio', 'Energía de cada periodo', 'Excesos'].map((label) => ({
  value: label,
  label,
}));

export const Action: Story = { args: { ...args, children: 'Revisar el fichero' } };
export const ActionOff: Story = { args: { ...args, isOff: true, children: 'Guardar la curva' } };
export const ActionBusy: Story = { args: { ...args, busy: 'Verificando…' } };
export const ActionDanger: Story = {
  args: { ...args, look: 'outline-danger', children: 'Borrar' },
};
export const SegmentsOn: Story = {
  args,
  render: () => <Choice label="Cuánto se ve" options={lengths} value="Mes" />,
};
export const SegmentsNone: Story = {
  args,
  render: () => <Choice label="Qué tramo se ve" options={lengths} value={undefined} />,
};
export const SegmentsLong: Story = {
  args,
  render: () => <Choice label="Qué se dibuja" options={measures} value="Euros" />,
};
export const ProgressWaiting: Story = {
  args,
  render: () => <ProgressBar label="Importando curva.csv" progress={null} done="guardado" />,
};
export const ProgressBegun: Story = {
  args,
  render: () => <ProgressBar label="Verificando 40 facturas" progress={0.05} done="hecho" />,
};
export const ProgressHalf: Story = {
  args,
  render: () => (
    <ProgressBar label="Revisando 2025-curva.csv" progress={0.619} done="revisado" isSpoken />
  ),
};
export const ProgressFull: Story = {
  args,
  render: () => <ProgressBar label="Deshaciendo curva.csv" progress={1} done="deshecho" />,
};
