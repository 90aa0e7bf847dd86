import axios, { type AxiosInstance } from 'axios';
import { HttpResponse, http as network } from 'msw';
import { server } from '../../../tests/setup/browser';
import { testClient } from '../testing/client';
import { storedToken, tokenOf } from '../testing/tokens';
import { signOut } from './signOut';

const signedIn = () => {
  const test = testClient();
  test.session.store(tokenOf({ value: 'secret' }));
  return test;
};

describe('signing out', () => {
  it('sends the token in the body and no Authorization, since the session is gone', async () => {
    const { session, http } = signedIn();
    const request = new Promise<Request>((resolve) => {
      server.use(
        network.post('*/api/logout', ({ request: sent }) => {
          resolve(sent.clone());
          return new HttpResponse(null, { status: 204 });
        }),
      );
    });

    signOut(session, http);

    const sent = await request;
    expect(await sent.json()).toEqual({ token: 'secret' });
    expect(sent.headers.has('Authorization')).toBe(false);
  });

  it.each([
    ['never answers', () => new Promise<never>(() => {})],
    ['fails', () => Promise.reject(new Error('down'))],
  ])('clears the session at once when the server %s', async (_, post) => {
    const { session } = signedIn();
    const http: AxiosInstance = Object.assign(axios.create(), { post });

    signOut(session, http);

    expect(storedToken()).toBeNull();
    expect(session.get()).toEqual({ state: 'signed-out' });
  });

  it('asks nothing of the server when nobody is signed in', () => {
    const { session } = testClient();
    const post = jest.fn();
    signOut(session, Object.assign(axios.create(), { post }));
    expect(post).not.toHaveBeenCalled();
  });

  it('tells the server of an expired session too', () => {
    const { session } = signedIn();
    session.store(tokenOf({ value: 'old', secondsLeft: -5 }));
    const post = jest.fn().mockResolvedValue(undefined);
    signOut(session, Object.assign(axios.create(), { post }));
    expect(post).toHaveBeenCalledWith('logout', { token: 'old' });
  });
});
