import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { LazyPage } from './index';

const Invoice = ({ number }: { readonly number: number }) => <p>Factura {number}</p>;

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>No ha llegado</p> : this.props.children);
}

it('waits for its code, and gives it what it needs', async () => {
  const { rerender } = render(<LazyPage load={async () => Invoice} props={{ number: 7 }} />);
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(await screen.findByText('Factura 7')).toBeVisible();
  rerender(<LazyPage load={async () => Invoice} props={{ number: 8 }} />);
  expect(screen.getByText('Factura 8')).toBeVisible();
});

it('asks for its code again when it is made anew after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn(async () => Invoice).mockRejectedValueOnce(new Error('offline'));
  const shown = (attempt: number) => (
    <Boundary key={attempt}>
      <LazyPage load={load} props={{ number: 7 }} />
    </Boundary>
  );
  const { rerender } = render(shown(1));
  expect(await screen.findByText('No ha llegado')).toBeVisible();
  rerender(shown(2));
  expect(await screen.findByText('Factura 7')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
