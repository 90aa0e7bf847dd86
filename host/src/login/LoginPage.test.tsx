import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http as network } from 'msw';
import { answer } from '../../../tests/setup/answers';
import { server } from '../../../tests/setup/browser';
import { findSection, path, renderHost, signIn } from '../testing/renderHost';
import { storedToken, tokenOf } from '../testing/tokens';

const email = () => screen.getByLabelText('Correo electrónico');
const password = () => screen.getByLabelText('Contraseña');
const button = () => screen.getByRole('button', { name: /^Entra/ });

/** The login page, and its requests. */
async function open() {
  const sent = answer('post', 'login', { token: tokenOf() });
  await renderHost({ route: '/login', config: { companyName: 'Energía Norte' } });
  await screen.findByRole('heading', { name: 'Entrar' });
  return sent;
}

describe('the login page', () => {
  it('has the company’s name, a title in the tab, and the focus in the first field', async () => {
    await open();
    expect(screen.getByText('Energía Norte')).toBeVisible();
    expect(document.title).toBe('Entrar · Energía Norte');
    expect(email()).toHaveFocus();
  });

  it('is filled in by password managers', async () => {
    await open();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(email()).toHaveAttribute('type', 'email');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('goes from field to button by the keyboard', async () => {
    await open();
    await userEvent.tab();
    expect(password()).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Mostrar la contraseña' })).toHaveFocus();
    await userEvent.tab();
    expect(button()).toHaveFocus();
  });
});

describe('signing in', () => {
  it('with Enter sends e-mail and password as typed, and opens the default section', async () => {
    const sent = await open();
    await userEvent.type(email(), '  ana@vatio.example ');
    await userEvent.type(password(), ' con espacios {Enter}');

    await findSection('energy-analysis');
    expect(sent).toMatchObject([
      { body: { email: 'ana@vatio.example', password: ' con espacios ' } },
    ]);
    expect(storedToken()).toMatchObject({ value: 'secret-1', user: { name: 'Ana Ruiz' } });
    expect(screen.getByRole('banner')).toHaveTextContent('Ana Ruiz');
  });

  it('with the button does the same', async () => {
    const sent = await open();
    await signIn();
    await findSection('energy-analysis');
    expect(sent).toHaveLength(1);
  });

  it('shows that it is under way, and is not sent a second time', async () => {
    await open();
    let reply = () => {};
    let requests = 0;
    server.use(
      network.post('*/api/login', async () => {
        requests += 1;
        await new Promise<void>((resolve) => {
          reply = resolve;
        });
        return HttpResponse.json({ token: tokenOf() });
      }),
    );
    await userEvent.type(email(), 'ana@vatio.example');
    await userEvent.type(password(), 'secreta');
    await userEvent.dblClick(button());
    expect(button()).toHaveTextContent('Entrando…');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button());
    await userEvent.type(password(), '{Enter}');
    // Password managers submit like this, without the button.
    button().closest('form')?.requestSubmit();

    reply();
    await findSection('energy-analysis');
    expect(requests).toBe(1);
  });

  it('with empty fields asks for them and sends nothing', async () => {
    const sent = await open();
    await userEvent.click(button());

    expect(email()).toHaveAccessibleDescription('Escribe tu correo');
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
    expect(password()).toHaveAccessibleDescription('Escribe tu contraseña');
    expect(sent).toEqual([]);
  });

  it('without a password asks for it, and goes to that field', async () => {
    const sent = await open();
    await userEvent.type(email(), 'ana@vatio.example{Enter}');
    expect(password()).toHaveFocus();
    expect(email()).toBeValid();
    expect(sent).toEqual([]);
  });

  it('with spaces for an e-mail asks for the e-mail', async () => {
    const sent = await open();
    await userEvent.type(email(), '   ');
    await userEvent.type(password(), 'secreta{Enter}');
    expect(email()).toHaveAccessibleDescription('Escribe tu correo');
    expect(sent).toEqual([]);
    expect(path()).toBe('/login');
  });
});

describe('to a person who is signed in', () => {
  it('says who that is, leads into the product, and still has the whole form', async () => {
    await renderHost({ session: tokenOf({ name: 'Luis Gil' }), route: '/login' });
    expect(await screen.findByText(/Has entrado como/)).toHaveTextContent(
      'Has entrado como Luis Gil. Ir a Estudios',
    );
    expect(email()).toBeVisible();
    expect(password()).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Ir a Estudios' }));
    await findSection('energy-analysis');
  });

  it('signing in replaces the session', async () => {
    const ana = tokenOf({ name: 'Ana Ruiz', value: 'new' });
    answer('post', 'login', { token: ana });
    await renderHost({ session: tokenOf({ name: 'Luis Gil', id: 'u2' }), route: '/login' });
    await screen.findByText(/Has entrado como/);
    await signIn();
    await findSection('energy-analysis');
    expect(storedToken()).toEqual(ana);
  });

  it('signed out nothing of that is said', async () => {
    await open();
    expect(screen.queryByText(/Has entrado como/)).not.toBeInTheDocument();
  });
});
