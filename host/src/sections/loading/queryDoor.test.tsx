import '@vatio/platform/testing';
import * as reactQuery from '@tanstack/react-query';
import { useMutation, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { doorNames } from '@vatio/build/sharing';
import { HttpError } from '@vatio/platform';
import { changeSession, resetState, state } from '@vatio/platform/testing/controls';
import { setOnline } from '../../testing/network';
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

const send = jest.fn<Promise<void>, []>();
function Sending() {
  const { mutate, status } = useMutation({ mutationFn: () => send() });
  return (
    <button type="button" onClick={() => mutate()}>
      {status}
    </button>
  );
}
function AskingAgain() {
  const { data, refetch } = useQuery({
    queryKey: ['things'],
    queryFn: () => ask(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <button type="button" onClick={() => refetch()}>
      {data}
    </button>
  );
}

describe('without a network', () => {
  it('what was to be changed fails at once, and is not sent when the network returns', async () => {
    render(<Sending />, { wrapper: Provider });
    send.mockRejectedValue(new HttpError({ status: 0 }));
    setOnline(false);
    await userEvent.click(screen.getByRole('button', { name: 'idle' }));
    expect(await screen.findByRole('button', { name: 'error' })).toBeVisible();
    expect(send).toHaveBeenCalledTimes(1);
    setOnline(true);
    await act(async () => {});
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('what was to be read fails at once, and is read when the network returns', async () => {
    setOnline(false);
    ask.mockRejectedValueOnce(new HttpError({ status: 0 })).mockResolvedValue('datos');
    show();
    expect(await screen.findByText(/^Error: Sin conexión\./)).toBeVisible();
    expect(ask).toHaveBeenCalledTimes(1);
    setOnline(true);
    expect(await screen.findByText('datos')).toBeVisible();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('what was read stays when it cannot be read again, and then is, however new it is', async () => {
    ask.mockResolvedValueOnce('de antes').mockRejectedValueOnce(new HttpError({ status: 0 }));
    ask.mockResolvedValue('de ahora');
    render(<AskingAgain />, { wrapper: Provider });
    const button = await screen.findByRole('button', { name: 'de antes' });
    setOnline(false);
    await userEvent.click(button);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(button).toHaveTextContent('de antes');
    setOnline(true);
    await waitFor(() => expect(button).toHaveTextContent('de ahora'));
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
