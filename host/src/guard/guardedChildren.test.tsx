import '@vatio/platform/testing';
import { render, screen } from '@testing-library/react';
import type { Role, Session } from '@vatio/platform';
import { resetState } from '@vatio/platform/testing/controls';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { type Host, HostContext } from '../hostContext';
import { Guarded } from './Guarded';

const signedIn = (role: Role, expiresAt = 4_000_000_000): Session => ({
  state: 'signed-in',
  user: { name: 'Ana', role },
  expiresAt,
});
const page = jest.fn(() => <h1>Página</h1>);
const endSession = jest.fn(async () => true);

const enter = (session: Session, roles?: readonly Role[]) => {
  page.mockClear();
  resetState(session);
  render(
    <HostContext value={{ endSession } as Partial<Host> as Host}>
      <MemoryRouter initialEntries={['/page']}>
        <Routes>
          <Route path="/page" element={<Guarded roles={roles}>{page}</Guarded>} />
          <Route path="*" element={<p>Otro sitio</p>} />
        </Routes>
      </MemoryRouter>
    </HostContext>,
  );
};

describe('what a guarded route holds', () => {
  it.each([
    ['signed out', { state: 'signed-out' } as Session, undefined],
    ['of another role', signedIn('reader'), ['admin'] as const],
  ])('is not even made for someone %s', (_, session, roles) => {
    enter(session, roles);
    expect(page).not.toHaveBeenCalled();
    expect(screen.getByText('Otro sitio')).toBeVisible();
  });

  it('is not even made for someone past the end of the session, which is ended', () => {
    enter(signedIn('admin', 1));
    expect(page).not.toHaveBeenCalled();
    expect(endSession).toHaveBeenCalledWith({ replace: true });
  });

  it('is made for someone who may enter', () => {
    enter(signedIn('reader'), ['admin', 'reader']);
    expect(screen.getByRole('heading', { name: 'Página' })).toBeVisible();
  });
});
