import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ColumnChoice } from './columns/ColumnChoice';
import { useColumnChoice } from './columns/useColumnChoice';
import { DataTable } from './DataTable';
import { ListToolbar } from './ListToolbar';
import { billColumns, bills } from './testing/exampleBills';
import type { ListChange, ListState } from './useListState';

type Filter = 'estado' | 'tarifa' | 'desde' | 'hasta';
type Typed = Pick<ListState<Filter>, 'q' | 'filters'>;

/** Works as `useListState`, without the address, which all stories of a page share. */
function useTyped(first: Typed): ListState<Filter> {
  const [{ q, filters }, setTyped] = useState(first);
  const change = (next: ListChange<Filter>) => {
    const all = Object.entries({ ...filters, ...next.filters }).filter(([, value]) => value);
    setTyped({ q: next.q ?? q, filters: Object.fromEntries(all) });
  };
  const clear = () => setTyped({ q: '', filters: {} });
  const rest = { sort: 'number', page: 1, pageSize: 25, hasFilters: true, filterKey: '' } as const;
  return { q, filters, change, clear, ...rest };
}

const selects = [
  {
    name: 'estado',
    label: 'Estado',
    options: [
      { value: 'draft', label: 'Borrador' },
      { value: 'verified', label: 'Verificada' },
    ],
  },
  {
    name: 'tarifa',
    label: 'Tarifa',
    all: 'Todas',
    options: ['2.0TD', '3.0TD', '6.1TD'].map((tariff) => ({ value: tariff, label: tariff })),
  },
] as const;

function Bills({ q, filters }: Typed) {
  const list = useTyped({ q, filters });
  const columns = useColumnChoice('stories', billColumns);
  return (
    <>
      <ListToolbar
        list={list}
        columns={columns}
        searchLabel="Buscar por número, CUPS, alias o cliente"
        selects={selects}
      >
        <button type="button" className="btn btn-outline-secondary">
          <Download aria-hidden="true" /> Exportar
        </button>
      </ListToolbar>
      <DataTable
        caption="Facturas"
        columns={billColumns}
        rows={bills.slice(0, 1)}
        rowId={({ id }) => id}
        hidden={columns.hidden}
      />
    </>
  );
}

const Days = (typed: Typed) => <ListToolbar list={useTyped(typed)} selects={[]} hasDays />;

function OpenChoice() {
  const columns = useColumnChoice('stories', billColumns);
  return (
    <div ref={(place) => place?.querySelector<HTMLElement>('[popover]')?.showPopover()}>
      <ColumnChoice choice={columns} />
    </div>
  );
}

// A frame of its own, because a page has one search.
const parameters = { docs: { story: { inline: false, height: '380px' } } };

export default { component: Bills, render: Bills } satisfies Meta<typeof Bills>;

type Story = StoryObj<typeof Bills>;

export const WithoutFilters: Story = { args: { q: '', filters: {} } };
export const Filtered: Story = {
  args: { q: 'molino', filters: { estado: 'verified', tarifa: '3.0TD' } },
  parameters,
};
export const DaysOnly: Story = {
  args: { q: '', filters: { desde: '2026-01-01', hasta: '2026-03-31' } },
  render: Days,
};
export const ColumnsOpened: Story = {
  args: { q: '', filters: {} },
  render: () => <OpenChoice />,
  parameters,
};
