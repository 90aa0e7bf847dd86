import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Toolbar } from '../Toolbar';
import { DayFilter } from './DayFilter';
import { FilterChips } from './FilterChips';
import { FilterSelect, type FilterSelectProps } from './FilterSelect';
import { SearchBox } from './SearchBox';

export default { component: FilterChips } satisfies Meta<typeof FilterChips>;

type Story = StoryObj<typeof FilterChips>;

const options = [
  { value: 'draft', label: 'Borrador' },
  { value: 'verified', label: 'Verificada' },
  { value: 'claimed', label: 'Reclamada a la comercializadora' },
];

function Search({ label, typed }: { readonly label: string; readonly typed: string }) {
  const [value, setValue] = useState(typed);
  return <SearchBox label={label} value={value} onChange={setValue} />;
}

function Select(props: Omit<FilterSelectProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);
  return <FilterSelect {...props} value={value} onChange={setValue} />;
}

function Day({ label, day, min }: { label: string; day: string; min?: string }) {
  const [value, setValue] = useState(day);
  return <DayFilter label={label} value={value} min={min} onChange={setValue} />;
}

const chip = (label: string) => ({ label, onRemove: () => undefined });
const onClear = () => undefined;

export const SearchEmpty: Story = {
  render: () => <Search label="Buscar por nombre o correo" typed="" />,
};
export const SearchTyped: Story = {
  render: () => <Search label="Buscar por número, CUPS, alias o cliente" typed="molino" />,
  // A frame of its own, because a page has one search.
  parameters: { docs: { story: { inline: false, height: '80px' } } },
};
export const Selects: Story = {
  render: () => (
    <Toolbar>
      <Select label="Estado" value={undefined} options={options} />
      <Select label="Clase" value="claimed" options={options} />
      <Select label="Tarifa" value={undefined} all="Todas" options={[]} isSteady />
    </Toolbar>
  ),
};
export const Days: Story = {
  render: () => (
    <Toolbar>
      <Day label="Desde" day="2026-01-01" />
      <Day label="Hasta" day="" min="2026-01-01" />
    </Toolbar>
  ),
};
export const OneChip: Story = { args: { chips: [chip('Estado: Verificada')], onClear } };
export const ManyChips: Story = {
  args: {
    chips: [
      chip('Estado: Reclamada a la comercializadora'),
      chip('Cliente: Cooperativa de consumidores y usuarios de la comarca de la Ribera Alta'),
      chip('Desde: 1 ene 2026'),
      chip('Hasta: 31 mar 2026'),
      chip('Tarifa: 6.1TD'),
    ],
    onClear,
  },
};
