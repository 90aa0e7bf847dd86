import '@vatio/platform/testing';
import * as reactQuery from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { doorNames } from '@vatio/build/sharing';
import { HttpError } from '@vatio/platform';
import { changeSession, resetState, state } from '@vatio/platform/testing/controls';
import { forget, library, Provider } from './queryDoor';

const ask = jest.fn<Promise<string>, []>();

function Asking() {
  const { data, error } = useQuery({ queryKey: ['things'], queryFn: () => ask(), retryDelay: 0 });
  return <p>{error ? `Error: ${error.message}` : (data ?? 'Cargando')}</p>;
}
const show = () => render(<Asking />, { wrapper: Provider });

afterEach(() => {
  ask.mockReset();
  act(() => changeSession({ state: 'signed-out' }));
  act(() => resetState());
});

describe('queries of sections', () => {
  it('are answered once for all who ask within thirty seconds', async () => {
    ask.mockResolvedValue('datos');
    const first = show();
    expect(await screen.findByText('datos')).toBeVisible();
    first.unmount();
    show();
    expect(screen.getByText('datos')).toBeVisible();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('that never reached the server are tried twice more', async () => {
    ask.mockRejectedValueOnce(new HttpError({ status: 0 }));
    ask.mockRejectedValueOnce(new HttpError({ status: 0 }));
    ask.mockResolvedValue('datos');
    show();
    expect(await screen.findByText('datos')).toBeVisible();
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it.each([403, 404, 422, 500, 503])(
    'that were answered %s are not tried again',
    async (status) => {
      ask.mockRejectedValue(new HttpError({ status }));
      show();
      expect(await screen.findByText(/Error/)).toBeVisible();
      expect(ask).toHaveBeenCalledTimes(1);
    },
  );

  it('give nothing to the next person who signs in here', async () => {
    ask.mockResolvedValueOnce('de Ana').mockResolvedValue('de Luis');
    const page = show();
    await screen.findByText('de Ana');
    page.unmount();
    if (state.session.state !== 'signed-in') throw new Error('An admin is signed in by default');
    const user = { ...state.session.user, id: '2', name: 'Luis' };
    const { expiresAt } = state.session;
    act(() => changeSession({ state: 'signed-in', user, expiresAt }));
    show();
    await waitFor(() => expect(screen.getByText('de Luis')).toBeVisible());
    expect(screen.queryByText('de Ana')).not.toBeInTheDocument();
  });
});

it('another version of a section finds nothing of the one before, which keeps what it has', async () => {
  ask.mockResolvedValueOnce('de la 1.0').mockResolvedValue('de la 1.1');
  const before = show();
  await screen.findByText('de la 1.0');
  forget();
  show();
  expect(await screen.findByText('de la 1.1')).toBeVisible();
  before.rerender(<Asking />);
  expect(screen.getByText('de la 1.0')).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('sections get the names of the policy, of the library that the host runs on', () => {
  const names = doorNames['@tanstack/react-query'];
  expect(Object.keys(library).sort()).toEqual([...names].sort());
  for (const name of names) expect(library[name]).toBe(Object(reactQuery)[name]);
});
