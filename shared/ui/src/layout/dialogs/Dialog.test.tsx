import '@vatio/platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Dialog } from '../index';

function Opener({ hasCross }: { readonly hasCross: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Borrar
      </button>
      {isOpen && (
        <Dialog
          title="¿Borrar la factura?"
          onClose={close}
          hasCross={hasCross}
          actions={
            <>
              <button type="button" onClick={close}>
                Cancelar
              </button>
              <button type="button">Sí, borrar</button>
            </>
          }
        >
          No se puede deshacer.
        </Dialog>
      )}
    </>
  );
}

const open = async (hasCross = true) => {
  render(<Opener hasCross={hasCross} />);
  await userEvent.click(screen.getByRole('button', { name: 'Borrar' }));
  return screen.getByRole('dialog', { name: '¿Borrar la factura?' });
};

describe('a dialog', () => {
  it('has a name, a text, and the focus on its first, safe button', async () => {
    const dialog = await open();
    expect(dialog).toHaveTextContent('No se puede deshacer.');
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    expect(await axe(dialog)).toHaveNoViolations();
  });

  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))],
  ])('is closed by %s, and the focus goes back to where it was', async (_, close) => {
    await open();
    await close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Borrar' })).toHaveFocus();
  });

  it('without a cross has only its buttons, and Esc still closes it', async () => {
    const dialog = await open(false);
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cancelar', 'Sí, borrar']);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
