import { act, screen, within } from '@testing-library/react';
import { renewSession } from '@vatio/platform';
import { HttpResponse, http as network } from 'msw';
import { answer } from '../../../tests/setup/answers';
import { server } from '../../../tests/setup/browser';
import { findSection, renderHost } from '../testing/renderHost';
import { storedToken, tokenOf } from '../testing/tokens';

async function signedIn() {
  await renderHost({ session: tokenOf({ name: 'Ana Ruiz' }), route: '/billing' });
  await findSection('billing');
}
const topBar = () => within(screen.getByRole('banner'));

describe('a section that has changed the name of the person', () => {
  it('asks for a fresh token: the shell shows the name, and the page stays', async () => {
    answer('post', 'session/renew', {
      token: tokenOf({ name: 'Ana María Ruiz', value: 'second' }),
    });
    await signedIn();
    const page = screen.getByRole('heading', { name: 'Página de billing' });
    await act(() => renewSession());
    expect(topBar().getByRole('button', { name: 'Ana María Ruiz' })).toBeVisible();
    expect(storedToken()?.value).toBe('second');
    expect(page).toBeInTheDocument();
  });

  it('sees the name also when the token stays the same, as it does within a minute', async () => {
    const session = tokenOf({ name: 'Ana Ruiz' });
    await renderHost({ session, route: '/billing' });
    await findSection('billing');
    answer('post', 'session/renew', {
      token: { ...session, user: { ...session.user, name: 'Ana María Ruiz' } },
    });
    await act(() => renewSession());
    expect(topBar().getByRole('button', { name: 'Ana María Ruiz' })).toBeVisible();
  });

  it('hears why there is none, and the session stays as it was', async () => {
    server.use(network.post('*/api/session/renew', () => HttpResponse.error()));
    await signedIn();
    await expect(renewSession()).rejects.toMatchObject({ kind: 'network' });
    expect(topBar().getByRole('button', { name: 'Ana Ruiz' })).toBeVisible();
  });
});
