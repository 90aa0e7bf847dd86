import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../tests/setup/answers';
import { Editing } from '../testing/Editing';
import { findSection, path, renderHost, signIn } from '../testing/renderHost';
import { sayingIts } from '../testing/sections';
import { tokenOf } from '../testing/tokens';

const sections = {
  'energy-analysis': sayingIts('energy-analysis'),
  billing: Editing,
  company: sayingIts('company'),
};
const note = () => screen.getByLabelText('Nota');
const question = () => screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });

async function startTyping(text = 'a medias') {
  await renderHost({ session: tokenOf(), route: '/billing', sections });
  await userEvent.type(await screen.findByLabelText('Nota'), text);
}
const leave = () => userEvent.click(screen.getByRole('link', { name: 'PDS' }));

const asksBeforeUnload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('leaving a page with unsaved changes', () => {
  it('asks first, with the safe answer ready', async () => {
    await startTyping();
    await leave();
    const dialog = await question();
    expect(within(dialog).getByRole('button', { name: 'Seguir editando' })).toHaveFocus();
    expect(path()).toBe('/billing');
  });

  it.each([
    ['«Seguir editando»', () => userEvent.click(screen.getByText('Seguir editando'))],
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))],
  ])('%s stays, with what was typed', async (_, stay) => {
    await startTyping();
    await leave();
    await question();
    await stay();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(note()).toHaveValue('a medias');
    expect(path()).toBe('/billing');

    await leave();
    expect(await question()).toBeVisible();
  });

  it('«Salir sin guardar» leaves, and what was typed is gone for good', async () => {
    await startTyping();
    await leave();
    await question();
    await userEvent.click(screen.getByText('Salir sin guardar'));
    await findSection('company');
    expect(path()).toBe('/company');

    await userEvent.click(screen.getByRole('link', { name: 'Facturación' }));
    expect(await screen.findByLabelText('Nota')).toHaveValue('');
  });

  it('asks at the browser’s «back» too', async () => {
    await renderHost({ session: tokenOf(), route: '/company', sections });
    await userEvent.click(await screen.findByRole('link', { name: 'Facturación' }));
    await userEvent.type(await screen.findByLabelText('Nota'), 'a medias');
    act(() => window.history.back());
    expect(await question()).toBeVisible();
    expect(note()).toHaveValue('a medias');
    await waitFor(() => expect(path()).toBe('/billing'));
  });

  it('asks before the page is closed or loaded again', async () => {
    await startTyping();
    expect(asksBeforeUnload()).toBe(true);
  });
});

describe('nothing is asked', () => {
  it('when nothing was typed', async () => {
    await renderHost({ session: tokenOf(), route: '/billing', sections });
    await screen.findByLabelText('Nota');
    expect(asksBeforeUnload()).toBe(false);
    await leave();
    await findSection('company');
  });

  it('when it was saved', async () => {
    await startTyping();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(asksBeforeUnload()).toBe(false);
    await leave();
    await findSection('company');
  });

  it('when only the search of the same page changes', async () => {
    await startTyping();
    await userEvent.click(screen.getByRole('link', { name: 'Otra pestaña' }));
    expect(path()).toBe('/billing?tab=2');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('by «Salir»: the draft is kept for the next time', async () => {
    answer('post', 'logout', undefined, 204);
    answer('post', 'login', { token: tokenOf({ value: '2' }) });
    await startTyping();
    await userEvent.click(screen.getByRole('button', { name: 'Ana Ruiz' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    await userEvent.click(screen.getByRole('button', { name: 'Salir' }));

    await signIn();
    await userEvent.click(await screen.findByRole('link', { name: 'Facturación' }));
    expect(await screen.findByLabelText('Nota')).toHaveValue('a medias');
  });
});
