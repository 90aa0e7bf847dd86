import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { HoursTotals } from '@vatio/contracts/activity-hours/summary';
import { HttpError } from '@vatio/platform';
import { HoursCard } from './HoursCard';

interface ShownProps {
  readonly totals?: HoursTotals;
  readonly error?: Error;
}

const queryKey = ['hours', 'totals', 'client', '7'];

/** Sends no requests: the known data are there from the start. */
function Shown({ totals, error }: ShownProps) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  if (totals) client.setQueryData(queryKey, totals);
  if (error)
    client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error });
  return (
    <QueryClientProvider client={client}>
      <HoursCard of="client" id="7" />
    </QueryClientProvider>
  );
}

export default { component: Shown } satisfies Meta<typeof Shown>;

type Story = StoryObj<typeof Shown>;

export const WithHours: Story = {
  args: {
    totals: {
      minutes: 74_070,
      billableMinutes: 5_490,
      entries: 1_234,
      latest: [],
      listedMinutes: 74_070,
    },
  },
};
export const None: Story = {
  args: { totals: { minutes: 0, billableMinutes: 0, entries: 0, latest: [], listedMinutes: 0 } },
};
export const Loading: Story = {};
export const Failed: Story = { args: { error: new HttpError({ status: 500 }) } };
export const WithoutNetwork: Story = { args: { error: new HttpError({ status: 0 }) } };
