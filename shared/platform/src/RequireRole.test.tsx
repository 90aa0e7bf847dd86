import './testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { Role, Session } from './contract';
import { RequireRole } from './index';
import { resetState } from './testing/controls';

const signedIn = (role: Role, expiresAt = 4_000_000_000): Session => ({
  state: 'signed-in',
  user: { name: 'Ana', role },
  expiresAt,
});
const Page = jest.fn(() => <h1>Página</h1>);

const enter = (session: Session, roles: readonly Role[] = ['admin']) => {
  Page.mockClear();
  resetState(session);
  render(
    <MemoryRouter initialEntries={['/user/parametros']}>
      <Routes>
        <Route
          path="/user/parametros"
          element={
            <RequireRole roles={roles}>
              <Page />
            </RequireRole>
          }
        />
        <Route path="/" element={<h1>Inicio</h1>} />
        <Route path="/login" element={<h1>Entrar</h1>} />
      </Routes>
    </MemoryRouter>,
  );
};

describe('a guarded route inside a section, on the stand-in host', () => {
  it.each([
    ['signed out', { state: 'signed-out' } as Session, 'Entrar'],
    ['past the end of the session', signedIn('admin', 1), 'Entrar'],
    ['of another role', signedIn('reader'), 'Inicio'],
  ])('leads someone %s away, and what it holds is not rendered', (_, session, heading) => {
    enter(session);
    expect(screen.getByRole('heading')).toHaveTextContent(heading);
    expect(Page).not.toHaveBeenCalled();
  });

  it('opens for someone of one of its roles', () => {
    enter(signedIn('reader'), ['admin', 'reader']);
    expect(screen.getByRole('heading')).toHaveTextContent('Página');
  });

  it('opens for nobody where the list of roles is empty', () => {
    enter(signedIn('admin'), []);
    expect(screen.getByRole('heading')).toHaveTextContent('Inicio');
  });
});
