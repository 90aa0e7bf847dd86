import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setOnline } from '../testing/network';
import { LoginRoute } from './LoginRoute';

let arrives = false;
/** Right before the code fails to arrive. */
let onFailing: (() => void) | undefined;

jest.mock('./LoginPage', () => {
  if (!arrives) {
    onFailing?.();
    throw new Error('Loading chunk login failed');
  }
  return { LoginPage: () => <h1>Entrar</h1> };
});

beforeEach(() => {
  arrives = false;
  onFailing = undefined;
  jest.resetModules();
});

describe('the code of the login page', () => {
  it('that does not arrive is said so, and really asked for again', async () => {
    render(<LoginRoute />);
    expect(await screen.findByRole('alert')).toHaveTextContent('No se ha podido cargar la página');

    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('alert')).toBeVisible();

    arrives = true;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible();
  });

  it('is asked for by itself when the network returns', async () => {
    setOnline(false);
    render(<LoginRoute />);
    expect(await screen.findByRole('alert')).toBeVisible();
    arrives = true;
    setOnline(true);
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible();
  });

  it('is asked for again when the network returned before it had failed', async () => {
    setOnline(false);
    onFailing = () => {
      arrives = true;
      setOnline(true);
    };
    render(<LoginRoute />);
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible();
  });
});
