import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmButton } from '../layout/dialogs/ConfirmButton';
import { MoreActions } from './MoreActions';

const action = { isPending: false, error: null, reset: jest.fn() };

it('keeps what is seldom done out of sight, and asks in a dialog of its own', async () => {
  const onConfirm = jest.fn();
  render(
    <MoreActions>
      <ConfirmButton
        look="btn-outline-danger"
        label="Borrar"
        title="¿Borrarlo?"
        confirm="Borrar"
        action={action}
        onConfirm={onConfirm}
      >
        <p>No vuelve.</p>
      </ConfirmButton>
    </MoreActions>,
  );
  const user = userEvent.setup();
  const more = screen.getByRole('button', { name: 'Más acciones' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('button', { name: 'Borrar' })).not.toBeInTheDocument();
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('button', { name: 'Borrar' }));
  const dialog = within(screen.getByRole('dialog', { name: '¿Borrarlo?' }));
  await user.click(dialog.getByRole('button', { name: 'Borrar' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('closes with Esc', async () => {
  render(
    <MoreActions>
      <button type="button">Archivar</button>
    </MoreActions>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Más acciones' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Archivar' })).not.toBeInTheDocument();
});
