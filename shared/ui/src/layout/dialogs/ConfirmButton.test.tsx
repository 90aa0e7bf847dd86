import '@vatio/platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmButton } from '../index';

it('asks before it acts, and begins again without the error of before', async () => {
  const action = { isPending: false, error: undefined, reset: jest.fn() };
  const onConfirm = jest.fn((close: () => void) => close());
  const user = userEvent.setup();
  render(
    <ConfirmButton
      look="btn-outline-danger"
      label="Borrar"
      name="Borrar la factura 12"
      title="¿Borrar la factura?"
      confirm="Borrar"
      action={action}
      onConfirm={onConfirm}
    >
      <p>Se borrará para siempre.</p>
    </ConfirmButton>,
  );
  const button = screen.getByRole('button', { name: 'Borrar la factura 12' });
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(action.reset).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();

  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Borrar' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
