import '@vatio/platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@vatio/platform';
import { axe } from 'jest-axe';
import { ConfirmDialog, type ConfirmDialogProps } from '../index';

function ask(props: Partial<ConfirmDialogProps> = {}) {
  const [onConfirm, onClose] = [jest.fn(), jest.fn()];
  const { container } = render(
    <ConfirmDialog
      title="¿Borrar la factura?"
      confirm="Borrar"
      busy="Borrando…"
      action={{ isPending: false, error: null }}
      onConfirm={onConfirm}
      onClose={onClose}
      {...props}
    >
      <p>Se borrará para siempre.</p>
    </ConfirmDialog>,
  );
  return { container, onConfirm, onClose };
}

it('asks, with the way out first', async () => {
  const { container, onConfirm, onClose } = ask();
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Borrar' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([
  ['while it is being done', 'Borrando…', { action: { isPending: true, error: null } }],
  ['while something is missing', 'Borrar', { isReady: false }],
])('cannot be confirmed %s', async (_when, name, props) => {
  const { onConfirm } = ask(props);
  const button = screen.getByRole('button', { name });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(onConfirm).not.toHaveBeenCalled();
});

it('says why it could not be done', () => {
  const error = new HttpError({ status: 409, body: { message: 'Está enviada.' } });
  ask({ action: { isPending: false, error } });
  expect(screen.getByRole('alert')).toHaveTextContent('Está enviada.');
});
