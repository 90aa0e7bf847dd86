import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-toastify/unstyled';
import { notify } from './notify';
import { Toasts } from './Toasts';

const show = async (...notice: Parameters<typeof notify>) => {
  render(<Toasts />);
  let close = () => {};
  await act(async () => {
    close = notify(...notice);
  });
  return close;
};

const toastWith = (text: string) => screen.getByText(text).closest('.Toastify__toast');
const timerOf = (text: string) =>
  toastWith(text)?.querySelector<HTMLElement>('[data-hidden="false"] [role="progressbar"]');

/** jsdom plays no animations: the bar's is the clock, the toast's own ends its removal. */
const endAnimation = (element: Element | null | undefined) =>
  act(() => void element?.dispatchEvent(new Event('animationend', { bubbles: true })));

afterEach(() => {
  act(() => toast.dismiss());
});

describe('a notice', () => {
  it('is a text, announced as such, that hides after 5000 ms', async () => {
    await show('Factura guardada');
    expect(await screen.findByRole('alert')).toHaveTextContent('Factura guardada');
    const timer = timerOf('Factura guardada');
    expect(timer).toHaveStyle({ animationDuration: '5000ms' });

    endAnimation(timer);
    endAnimation(toastWith('Factura guardada'));
    await waitFor(() => expect(screen.queryByText('Factura guardada')).not.toBeInTheDocument());
  });

  it('is a template', async () => {
    await show(
      <p>
        Guardada. <a href="/billing/7">Ver la factura</a>
      </p>,
    );
    expect(await screen.findByRole('link', { name: 'Ver la factura' })).toBeVisible();
  });

  it('hides after the time that its options say', async () => {
    await show('Un momento', { hideAfterMs: 12_000 });
    await screen.findByRole('alert');
    expect(timerOf('Un momento')).toHaveStyle({ animationDuration: '12000ms' });
  });

  it('that is to stay has no time limit', async () => {
    await show('Queda', { hideAfterMs: false });
    await screen.findByRole('alert');
    expect(timerOf('Queda')).toBeNull();
  });

  it.each(['info', 'success', 'warning', 'error'] as const)(
    'looks like its kind: %s',
    async (kind) => {
      await show('Aviso', { kind });
      await screen.findByText('Aviso');
      expect(toastWith('Aviso')).toHaveClass(`Toastify__toast--${kind}`);
    },
  );

  it('is closed by its cross', async () => {
    await show('Aviso', { hideAfterMs: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar aviso' }));
    endAnimation(toastWith('Aviso'));
    await waitFor(() => expect(screen.queryByText('Aviso')).not.toBeInTheDocument());
  });

  it('is closed by what notify returned', async () => {
    const close = await show('Aviso', { hideAfterMs: false });
    await screen.findByText('Aviso');
    act(() => close());
    endAnimation(toastWith('Aviso'));
    await waitFor(() => expect(screen.queryByText('Aviso')).not.toBeInTheDocument());
  });

  it('with an id that is on screen takes the place of the one before, with all its options', async () => {
    await show('Guardando…', { id: 'save', hideAfterMs: false });
    await screen.findByText('Guardando…');
    act(() => void notify('Guardado', { id: 'save', kind: 'success' }));

    await screen.findByText('Guardado');
    expect(screen.queryByText('Guardando…')).not.toBeInTheDocument();
    expect(toastWith('Guardado')).toHaveClass('Toastify__toast--success');
    expect(timerOf('Guardado')).toHaveStyle({ animationDuration: '5000ms' });
  });

  it('without an id stands beside the others', async () => {
    await show('Uno');
    act(() => void notify('Dos'));
    await screen.findByText('Dos');
    expect(screen.getByText('Uno')).toBeInTheDocument();
  });

  it('comes and goes with an animation', async () => {
    await show('Aviso');
    await screen.findByText('Aviso');
    expect(toastWith('Aviso')?.className).toMatch(/Toastify--animate/);
  });
});
