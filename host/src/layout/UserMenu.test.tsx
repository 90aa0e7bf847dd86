import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http as network } from 'msw';
import { answer } from '../../../tests/setup/answers';
import { server } from '../../../tests/setup/browser';
import { findSection, path, renderHost, signIn } from '../testing/renderHost';
import { storedToken, tokenOf } from '../testing/tokens';

const topBar = () => within(screen.getByRole('banner'));
const openDialog = async () => {
  await userEvent.click(topBar().getByRole('button', { name: 'Ana Ruiz' }));
  await userEvent.click(topBar().getByRole('button', { name: 'Cerrar sesión' }));
  return screen.getByRole('dialog', { name: '¿Listo para cerrar sesión?' });
};

describe('the person in the top bar', () => {
  it('has initials when the service does not answer', async () => {
    await renderHost({ session: tokenOf(), config: { avatarUrl: 'https://avatars.example/api/' } });
    const picture = screen.getByRole('banner').querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(topBar().getByText('AR')).toBeVisible();
    expect(screen.getByRole('banner').querySelector('img')).toBeNull();
  });

  it('has initials where no service is configured', async () => {
    await renderHost({ session: tokenOf({ name: 'Luis' }), config: { avatarUrl: '' } });
    expect(topBar().getByText('L')).toBeVisible();
  });
});

describe('the menu of the person', () => {
  it('opens with a click and closes with another', async () => {
    await renderHost({ session: tokenOf() });
    const button = topBar().getByRole('button', { name: 'Ana Ruiz', expanded: false });
    expect(topBar().queryByRole('button', { name: 'Cerrar sesión' })).not.toBeInTheDocument();

    await userEvent.click(button);
    expect(topBar().getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');

    await userEvent.click(button);
    expect(topBar().queryByRole('button', { name: 'Cerrar sesión' })).not.toBeInTheDocument();
  });

  it('leads to one’s own account, whatever the role, and closes', async () => {
    await renderHost({ session: tokenOf({ role: 'reader' }), route: '/billing' });
    await userEvent.click(topBar().getByRole('button', { name: 'Ana Ruiz' }));
    await userEvent.click(topBar().getByRole('link', { name: 'Mi cuenta' }));
    await findSection('user');
    expect(path()).toBe('/user/mi-cuenta');
    expect(topBar().queryByRole('link', { name: 'Mi cuenta' })).not.toBeInTheDocument();
  });

  it('is used with the keyboard: the account comes before the way out', async () => {
    await renderHost({ session: tokenOf({ role: 'writer' }) });
    topBar().getByRole('button', { name: 'Ana Ruiz' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(topBar().getByRole('link', { name: 'Mi cuenta' })).toHaveFocus();
    await userEvent.tab();
    expect(topBar().getByRole('link', { name: 'Parámetros regulados' })).toHaveFocus();
    await userEvent.tab();
    expect(topBar().getByRole('radio', { name: 'Sistema' })).toHaveFocus();
    await userEvent.tab();
    expect(topBar().getByRole('radio', { name: 'Compactas' })).toHaveFocus();
    await userEvent.tab();
    expect(topBar().getByRole('button', { name: 'Cerrar sesión' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await findSection('user');
    expect(topBar().queryByRole('link', { name: 'Mi cuenta' })).not.toBeInTheDocument();
  });

  it('«Cerrar sesión» asks first, in the words of the specification', async () => {
    await renderHost({ session: tokenOf() });
    const dialog = await openDialog();

    expect(
      within(dialog).getByText('Selecciona "Salir" para cerrar la sesión actual'),
    ).toBeVisible();
    const [cancel, ...others] = within(dialog).getAllByRole('button');
    expect(cancel).toHaveAccessibleName('Cancelar');
    expect(cancel).toHaveFocus();
    expect(others.map(({ textContent }) => textContent)).toEqual(['Salir']);
  });

  it.each([
    ['«Cancelar»', () => userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))],
    ['Esc', () => userEvent.keyboard('{Escape}')],
  ])('%s closes the question, still signed in', async (_, close) => {
    await renderHost({ session: tokenOf(), route: '/billing' });
    await openDialog();
    await close();

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(storedToken()).not.toBeNull();
    expect(path()).toBe('/billing');
    await findSection('billing');
  });
});

describe('«Salir»', () => {
  it('shows the login page, then logs out: the session is there until the page is', async () => {
    const order: string[] = [];
    server.use(
      network.post('*/api/logout', async ({ request }) => {
        order.push(`logout of ${((await request.json()) as { token: string }).token}`);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await renderHost({ session: tokenOf({ value: 'secret' }), route: '/billing' });
    await openDialog();
    const remove = Storage.prototype.removeItem;
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
      order.push(`${key} removed at ${path()}`);
      remove.call(this, key);
    });

    await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible();

    await waitFor(() => expect(order).toEqual(['token removed at /login', 'logout of secret']));
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  });

  it('is a fresh start: the next login lands on the default section, and nothing says «ended»', async () => {
    answer('post', 'logout', undefined, 204);
    answer('post', 'login', { token: tokenOf() });
    await renderHost({ session: tokenOf(), route: '/billing' });
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
    expect(await screen.findByText('Usa tu correo y tu contraseña del trabajo.')).toBeVisible();

    await signIn();
    await findSection('energy-analysis');
  });
});
