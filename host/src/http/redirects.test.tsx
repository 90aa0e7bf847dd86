import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from '@vatio/platform';
import { useEffect, useState } from 'react';
import { answer, type ReceivedCall } from '../../../tests/setup/answers';
import { recordAddresses } from '../testing/addresses';
import { findSection, path, renderHost } from '../testing/renderHost';
import { sayingIts } from '../testing/sections';
import { storedToken, tokenOf } from '../testing/tokens';

/** A section with a button that calls the API several times at once. */
const calling = (times: number) => () => (
  <button
    type="button"
    onClick={() => {
      for (let call = 0; call < times; call++) http.get('things').catch(() => undefined);
    }}
  >
    Llamar
  </button>
);

let timesShown = 0;

/** A default section that calls the API as soon as it appears. */
function Asking() {
  const [text, setText] = useState('Preguntando');
  useEffect(() => {
    timesShown += 1;
    http.get('things').catch(() => setText('Error de estudios'));
  }, []);
  return <p>{text}</p>;
}

let logouts: readonly ReceivedCall[];
const answers = (status: number) => {
  answer('get', 'things', {}, status);
  logouts = answer('post', 'logout', undefined, 204);
};

beforeEach(() => {
  timesShown = 0;
});

describe('401 while signed in', () => {
  it('logs out and shows the login page, once for several calls at a time', async () => {
    answers(401);
    await renderHost({
      session: tokenOf({ value: 'secret' }),
      route: '/billing?page=2',
      sections: { billing: calling(3), 'energy-analysis': sayingIts('energy-analysis') },
    });
    const before = window.history.length;

    await userEvent.click(await screen.findByRole('button', { name: 'Llamar' }));

    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible();
    await waitFor(() => expect(storedToken()).toBeNull());
    expect(path()).toBe('/login');
    expect(window.history.length).toBe(before + 1);
    await waitFor(() => expect(logouts).toMatchObject([{ body: { token: 'secret' } }]));
  });
});

describe('401 of a session', () => {
  it('that another tab has just replaced harms nobody: the other is taken over', async () => {
    answers(401);
    await renderHost({ session: tokenOf(), route: '/billing' });
    await findSection('billing');
    const other = tokenOf({ id: 'u2', name: 'Luis Gil', value: 'other' });
    // The browser has not notified this tab yet.
    window.localStorage.setItem('token', JSON.stringify(other));
    const addresses = recordAddresses();

    await act(() => expect(http.get('things')).rejects.toMatchObject({ status: 401 }));

    expect(await screen.findByText('Luis Gil')).toBeVisible();
    expect(storedToken()).toEqual(other);
    expect(addresses).toEqual([]);
    expect(logouts).toEqual([]);
  });
});

describe('400', () => {
  it('on the default section shows its own error, without any redirect', async () => {
    answers(400);
    await renderHost({
      session: tokenOf(),
      route: '/energy-analysis?tab=offers',
      sections: { 'energy-analysis': calling(1) },
    });
    const before = window.history.length;
    await userEvent.click(await screen.findByRole('button', { name: 'Llamar' }));
    await act(async () => {});

    expect(screen.getByRole('button', { name: 'Llamar' })).toBeVisible();
    expect(path()).toBe('/energy-analysis?tab=offers');
    expect(window.history.length).toBe(before);
  });

  it('below the default section leads to it', async () => {
    answers(400);
    await renderHost({ session: tokenOf(), route: '/energy-analysis/7' });
    await findSection('energy-analysis');
    await act(() => http.get('things').catch(() => undefined));
    expect(path()).toBe('/energy-analysis');
  });

  it.each([
    ['signed out stays', undefined, '/login'],
    ['signed in leads to the default section', tokenOf(), '/energy-analysis'],
  ])('on the login page %s', async (_, session, expected) => {
    answers(400);
    await renderHost({ session, route: '/login' });
    await screen.findByRole('heading', { name: 'Entrar' });
    await act(() => http.get('things').catch(() => undefined));
    expect(path()).toBe(expected);
  });

  it('of a default section that asks as soon as it appears redirects at most once', async () => {
    answers(400);
    await renderHost({
      session: tokenOf(),
      route: '/billing',
      sections: { billing: calling(1), 'energy-analysis': Asking },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Llamar' }));

    expect(await screen.findByText('Error de estudios')).toBeVisible();
    expect(timesShown).toBe(1);
  });
});
