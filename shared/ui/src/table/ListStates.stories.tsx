import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpError } from '@vatio/platform';
import { FileText } from 'lucide-react';
import { EmptyState } from '../layout/states';
import { DataTable } from './DataTable';
import { type ListRead, ListStates, type ListStatesProps } from './ListStates';
import { NoMatches } from './NoMatches';
import { type Bill, billColumns, bills } from './testing/exampleBills';

type Bills = readonly Bill[];

const refetch = () => undefined;
const answered = (data: Bills): ListRead<Bills> => ({
  isPending: false,
  isLoadingError: false,
  error: null,
  data,
  refetch,
});
const refused = (status: number): ListRead<Bills> => ({
  isPending: false,
  isLoadingError: true,
  error: new HttpError({ status }),
  data: undefined,
  refetch,
});

export default {
  component: ListStates<Bills>,
  args: {
    columns: 5,
    what: 'las facturas',
    query: answered(bills),
    children: (rows) => (
      <DataTable caption="Facturas" columns={billColumns} rows={rows} rowId={({ id }) => id} />
    ),
  },
} satisfies Meta<ListStatesProps<Bills>>;

type Story = StoryObj<Partial<ListStatesProps<Bills>>>;

export const Loading: Story = {
  args: {
    query: { isPending: true, isLoadingError: false, error: null, data: undefined, refetch },
  },
};
export const Failed: Story = { args: { query: refused(500) } };
export const Forbidden: Story = { args: { query: refused(403) } };
export const Empty: Story = {
  args: {
    query: answered([]),
    empty: (
      <EmptyState
        icon={<FileText />}
        title="Todavía no hay facturas"
        action={
          <a className="btn btn-primary" href="#nueva">
            Nueva factura
          </a>
        }
      >
        Registra la primera, o impórtalas de un fichero.
      </EmptyState>
    ),
  },
};
export const WithoutMatches: Story = {
  args: {
    query: answered([]),
    empty: <NoMatches title="Ninguna factura coincide" onClear={() => undefined} />,
  },
};
export const Full: Story = {};
