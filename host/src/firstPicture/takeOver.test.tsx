import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { answer } from '../../../tests/setup/answers';
import { findSection, renderHost, requestedSections } from '../testing/renderHost';
import { sayingIts } from '../testing/sections';
import { tokenOf } from '../testing/tokens';

/** The document as the composition server sends it: this picture precedes React's root. */
function showPicture(html: string): HTMLElement {
  const picture = document.createElement('div');
  picture.id = 'first-picture';
  picture.innerHTML = html;
  document.body.prepend(picture);
  return picture;
}

const form = `<form>
  <input name="email"><input name="password" type="password"><button type="button">Ver</button>
  <button type="submit">Entrar</button>
</form>`;

afterEach(() => {
  document.getElementById('first-picture')?.remove();
  document.documentElement.removeAttribute('class');
});

describe('the login page in the place of its first picture', () => {
  it('goes on where the person was: values, caret and focus', async () => {
    const picture = showPicture(form);
    const [email, password] = picture.querySelectorAll('input');
    Object.assign(email ?? {}, { value: 'ana@vatio.example' });
    Object.assign(password ?? {}, { value: 'secreta' });
    password?.focus();
    password?.setSelectionRange(2, 4);
    await renderHost();
    expect(await screen.findByLabelText('Correo electrónico')).toHaveValue('ana@vatio.example');
    const field = screen.getByLabelText<HTMLInputElement>('Contraseña');
    expect(field).toHaveValue('secreta');
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 4]);
    expect(picture).not.toBeInTheDocument();
  });

  it('does not take the focus from who had left the fields', async () => {
    showPicture(form);
    await renderHost();
    expect(await screen.findByRole('button', { name: 'Entrar' })).toBeEnabled();
    expect(document.body).toHaveFocus();
  });

  it('has the focus in its first field where nothing was shown before', async () => {
    await renderHost();
    expect(await screen.findByLabelText('Correo electrónico')).toHaveFocus();
  });

  it('sends what was sent before, once', async () => {
    const sent = answer('post', 'login', { token: tokenOf() });
    const picture = showPicture(form.replace('<form>', '<form data-held>'));
    const [email, password] = picture.querySelectorAll('input');
    Object.assign(email ?? {}, { value: 'ana@vatio.example' });
    Object.assign(password ?? {}, { value: 'secreta' });
    await renderHost();
    await findSection('energy-analysis');
    expect(sent.map(({ body }) => body)).toEqual([
      { email: 'ana@vatio.example', password: 'secreta' },
    ]);
  });
});

describe('a section in the place of its first picture', () => {
  const never = () => new Promise<never>(() => undefined);

  it('has its skeleton, as the picture had, when its code is not here in time', async () => {
    const picture = showPicture('<h1>Facturación</h1>');
    await renderHost({
      session: tokenOf(),
      route: '/billing',
      sections: { billing: { load: never } },
    });
    // The page waits a moment for code on its way: the person looks at the picture.
    expect(picture).toBeInTheDocument();
    expect(await screen.findByRole('main')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Facturación' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('status').querySelector('.placeholder')).not.toBeNull();
    expect(picture).not.toBeInTheDocument();
  });

  it('appears with its content when its code is here: nothing is between', async () => {
    const picture = showPicture('<h1>Facturación</h1>');
    let arrive: (code: ComponentType) => void = () => undefined;
    const arriving = new Promise<ComponentType>((resolve) => {
      arrive = resolve;
    });
    const route = '/billing';
    const sections = { billing: { load: () => arriving } };
    await renderHost({ session: tokenOf(), route, sections });
    expect(screen.queryByRole('main')).toBeNull();
    await act(async () => arrive(sayingIts('billing')));
    expect(screen.getByRole('heading', { name: 'Página de billing' })).toBeVisible();
    expect(picture).not.toBeInTheDocument();
    expect(requestedSections).toEqual(['billing']);
  });

  it('asks for its code before the page’s styles are here, and is shown with them', async () => {
    const picture = showPicture('<h1>Facturación</h1>');
    let arrive = () => undefined as void;
    const styled = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await renderHost({ session: tokenOf(), route: '/billing', styled });
    expect(requestedSections).toEqual(['billing']);
    expect(picture).toBeInTheDocument();
    await act(async () => arrive());
    expect(screen.getByRole('heading', { name: 'Página de billing' })).toBeVisible();
    expect(picture).not.toBeInTheDocument();
    expect(requestedSections).toEqual(['billing']);
  });

  it('a failure of its code is shown, and tried again only when asked to', async () => {
    // The report of the failure.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    showPicture('<h1>Facturación</h1>');
    const load = jest
      .fn<Promise<ComponentType>, []>()
      .mockRejectedValueOnce(new Error('Broken'))
      .mockResolvedValue(sayingIts('billing'));
    await renderHost({ session: tokenOf(), route: '/billing', sections: { billing: { load } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await findSection('billing')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('waits no longer for its code when the session has ended', async () => {
    const picture = showPicture('<h1>Facturación</h1>');
    const sections = { billing: { load: never } };
    await renderHost({ session: tokenOf(), route: '/billing', sections });
    window.localStorage.removeItem('token');
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(picture).not.toBeInTheDocument();
    expect(await screen.findByLabelText('Correo electrónico')).toBeVisible();
  });

  it('is there without one, and its skeleton only when it takes its time', async () => {
    await renderHost({
      session: tokenOf(),
      route: '/billing',
      sections: { billing: { load: never } },
    });
    const loading = within(screen.getByRole('main')).getByRole('status');
    expect(loading.querySelector('.placeholder')).toBeNull();
    await waitFor(() => expect(loading.querySelector('.placeholder')).not.toBeNull());
  });

  it('a wrong one is gone before anything else', async () => {
    document.documentElement.className = 'is-wrong-picture';
    const picture = showPicture(form);
    await renderHost({ session: tokenOf({ role: 'admin' }), route: '/platform' });
    expect(picture).not.toBeInTheDocument();
  });
});
