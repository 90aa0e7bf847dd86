import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, useDraft } from '@vatio/platform';
import { useEffect } from 'react';
import { answer } from '../../../tests/setup/answers';
import { Editing } from '../testing/Editing';
import { findSection, path, renderHost, signIn } from '../testing/renderHost';
import { sayingIts } from '../testing/sections';
import { changeInOtherTab, storedToken, tokenOf } from '../testing/tokens';

const sections = { billing: Editing, 'energy-analysis': sayingIts('energy-analysis') };
const ana = tokenOf({ id: 'u1', name: 'Ana Ruiz' });
const luis = tokenOf({ id: 'u2', name: 'Luis Gil', value: 'secret-2' });

beforeEach(() => void answer('post', 'logout', undefined, 204));

/** A dirty form whose calls get this status. */
async function typing(status: number) {
  answer('get', 'things', {}, status);
  await renderHost({ session: ana, route: '/billing', sections });
  await userEvent.type(await screen.findByLabelText('Nota'), 'a medias');
}
const call = () => act(() => http.get('things').catch(() => undefined));

const signInAs = (token: typeof ana) => {
  answer('post', 'login', { token });
  return signIn();
};

describe('with unsaved changes, what cannot wait does not ask', () => {
  it('401 leads to the login page; after it the draft is there again', async () => {
    await typing(401);
    await call();
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await signInAs(ana);
    expect(await screen.findByLabelText('Nota')).toHaveValue('a medias');
  });

  it('400 leads to the default section; the draft is there on the way back', async () => {
    await typing(400);
    await call();
    await findSection('energy-analysis');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('link', { name: 'Facturación' }));
    expect(await screen.findByLabelText('Nota')).toHaveValue('a medias');
  });

  it('a logout in another tab leads to the login page', async () => {
    await typing(200);
    act(() => changeInOtherTab(undefined));
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible();
    await signInAs(ana);
    expect(await screen.findByLabelText('Nota')).toHaveValue('a medias');
  });
});

/** A page that writes its draft as it goes. */
function Parting() {
  const { saveDraft } = useDraft<string>('note');
  useEffect(() => () => saveDraft('al salir'), [saveDraft]);
  return <h1>Página</h1>;
}

describe('a draft', () => {
  it('is not shown to another person who signs in here, and waits for its own', async () => {
    await typing(401);
    await call();
    await signInAs(luis);
    expect(await screen.findByLabelText('Nota')).toHaveValue('');

    act(() => changeInOtherTab(undefined));
    await waitFor(() => expect(storedToken()).toBeNull());
    await signInAs(ana);
    expect(await screen.findByLabelText('Nota')).toHaveValue('a medias');
  });

  it.each([
    ['401', () => call()],
    ['the end of the session', async () => act(() => changeInOtherTab({ ...ana, expires_at: 1 }))],
  ])('that a page writes while %s takes it away is still of its person', async (_, end) => {
    answer('get', 'things', {}, 401);
    await renderHost({ session: ana, route: '/billing', sections: { billing: Parting } });
    await screen.findByRole('heading', { name: 'Página' });
    await end();
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible();
    expect({ ...window.sessionStorage }).toEqual({ 'vatio-draft/u1/note': '"al salir"' });
  });

  it('is not shown to another person who signed in from another tab', async () => {
    await typing(200);
    act(() => changeInOtherTab(luis));
    await screen.findByText('Luis Gil');
    expect(screen.getByLabelText('Nota')).toHaveValue('');
    expect(path()).toBe('/billing');
  });
});
