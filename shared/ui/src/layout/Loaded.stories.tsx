import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpError } from '@vatio/platform';
import { Failure } from './Failure';
import { LazyPage } from './LazyPage';
import { Loaded, type LoadedProps } from './Loaded';

const refetch = () => undefined;
const pending = { isPending: true, isLoadingError: false, error: null, data: undefined, refetch };
const refused = (status: number) => ({
  ...pending,
  isPending: false,
  isLoadingError: true,
  error: new HttpError({ status }),
});

const props: LoadedProps<string> = {
  query: pending,
  loading: 'Cargando el cliente…',
  lines: 3,
  what: 'este cliente',
  children: (name) => <p className="m-0">{name}</p>,
};

export default { component: Loaded<string>, args: props } satisfies Meta<LoadedProps<string>>;

type Story = StoryObj<Partial<LoadedProps<string>>>;

const Part = ({ title }: { readonly title: string }) => <p className="m-0">{title}</p>;
const never = () => new Promise<never>(() => undefined);

export const Loading: Story = {};
export const Failed: Story = { args: { query: refused(500) } };
export const Forbidden: Story = { args: { query: refused(403) } };
export const Gone: Story = { args: { query: refused(404) } };
export const Read: Story = {
  args: { query: { ...pending, isPending: false, data: 'Hotel Alcázar' } },
};
export const LazyLoading: Story = { render: () => <LazyPage load={never} props={{ title: '' }} /> };
export const LazyRead: Story = {
  render: () => (
    <LazyPage load={async () => Part} props={{ title: 'El código de esta página ha llegado.' }} />
  ),
};
export const ActionRefused: Story = {
  render: () => (
    <Failure
      error={
        new HttpError({ status: 409, body: { message: 'La factura ya está en una reclamación.' } })
      }
    />
  ),
};
export const ActionFailedOfItself: Story = {
  render: () => <Failure error="El fichero pasa de 20 MB. Divídelo y súbelo por partes." />,
};
