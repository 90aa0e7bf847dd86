import { HttpResponse, http as network } from 'msw';
import { server } from '../../../tests/setup/browser';
import { testClient } from '../testing/client';
import { tokenOf } from '../testing/tokens';

/** The client, and the headers of the last request on the network. */
function client() {
  const seen: Request[] = [];
  server.use(
    network.all('*', ({ request }) => {
      seen.push(request);
      return HttpResponse.json({});
    }),
  );
  return { ...testClient(), last: () => seen.at(-1) };
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the composition server sets
  document.cookie = 'XSRF-TOKEN=nonce.signature';
});

describe('the address of the API', () => {
  it('is the relative path `api`, which the page’s <base> puts below its root', () => {
    const { http } = client();
    expect(http.getUri({ url: 'invoices' })).toBe('api/invoices');
    expect(http.getUri({ url: '/invoices/7' })).toBe('api/invoices/7');
  });
});

describe('the headers of the session', () => {
  it('go with every request while signed in', async () => {
    const { session, http, last } = client();
    session.store(tokenOf({ value: 'secret' }));
    for (const method of ['get', 'post', 'put', 'patch', 'delete', 'head']) {
      await http.request({ url: 'invoices', method });
      expect(last()?.headers.get('Authorization')).toBe('Bearer secret');
      expect(last()?.headers.get('Accept')).toBe('application/json');
    }
  });

  it('are not there while signed out', async () => {
    const { http, last } = client();
    await http.get('invoices');
    expect(last()?.headers.has('Authorization')).toBe(false);
    expect(last()?.headers.get('Accept')).not.toBe('application/json');
  });

  it('are not there any more after a logout or the end of the session', async () => {
    const { session, http, last } = client();
    session.store(tokenOf());
    session.clear();
    await http.get('invoices');
    expect(last()?.headers.has('Authorization')).toBe(false);

    session.store(tokenOf({ secondsLeft: -1 }));
    await http.get('invoices');
    expect(last()?.headers.has('Authorization')).toBe(false);
  });

  it('are those of the newest token', async () => {
    const { session, http, last } = client();
    session.store(tokenOf({ value: 'first' }));
    session.store(tokenOf({ value: 'renewed' }));
    await http.get('invoices');
    expect(last()?.headers.get('Authorization')).toBe('Bearer renewed');
  });
});

describe('X-XSRF-TOKEN', () => {
  it.each(['post', 'put', 'patch', 'delete', 'POST', 'Delete'])(
    'goes with %s, with the value of the cookie',
    async (method) => {
      const { http, last } = client();
      await http.request({ url: 'invoices', method });
      expect(last()?.headers.get('X-XSRF-TOKEN')).toBe('nonce.signature');
    },
  );

  it.each(['get', 'head', 'GET', 'options'])('never goes with %s', async (method) => {
    const { http, last } = client();
    await http.request({ url: 'invoices', method });
    expect(last()?.headers.has('X-XSRF-TOKEN')).toBe(false);
  });

  it('never goes with a request that names no method', async () => {
    const { http, last } = client();
    await http.request({ url: 'invoices' });
    expect(last()?.headers.has('X-XSRF-TOKEN')).toBe(false);
  });

  it.each(['https://other.example/x', 'http://localhost:8080/x', '//other.example/x'])(
    'never goes to another origin, nor does the session: %s',
    async (url) => {
      const { session, http, last } = client();
      session.store(tokenOf());
      await http.post(url, {});
      expect(last()?.headers.has('X-XSRF-TOKEN')).toBe(false);
      expect(last()?.headers.has('Authorization')).toBe(false);
    },
  );

  it('goes as an empty cookie says: not at all', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: what the composition server sets
    document.cookie = 'XSRF-TOKEN=';
    const { http, last } = client();
    await http.post('invoices', {});
    expect(last()?.headers.has('X-XSRF-TOKEN')).toBe(false);
  });

  it('goes to an absolute address of our own origin', async () => {
    const { http, last } = client();
    await http.post('http://localhost/api/x', {});
    expect(last()?.headers.get('X-XSRF-TOKEN')).toBe('nonce.signature');
  });
});
