import { type TestApp, testApp } from '../testing/testApp';

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});

/** The lines about answers. A line may be later than its answer, but not than the end. */
async function answered() {
  await test.app.close();
  return test.log.filter(({ msg }) => msg === 'answered');
}

async function lines() {
  return (await answered()).map(({ req, status, level }) => ({ req, status, level }));
}

describe('the log', () => {
  it('has a line per document, without what could be secret', async () => {
    await test.ask('/billing?token=query-secret', {
      headers: { authorization: 'Bearer header-secret', cookie: 'token=cookie-secret' },
    });
    expect(await lines()).toEqual([
      { req: { method: 'GET', path: '/billing' }, status: 200, level: 30 },
    ]);
    expect(JSON.stringify(test.log)).not.toContain('secret');
  });

  it('has none for files and polls', async () => {
    const urls = ['/assets/main.0a1b2c3d.js', '/favicon.svg', '/sections.json', '/healthz'];
    for (const url of urls) await test.ask(url);
    expect(await lines()).toEqual([]);
  });

  it('warns of files that are not there', async () => {
    await test.ask('/assets/none.js');
    expect(await lines()).toEqual([
      { req: { method: 'GET', path: '/assets/none.js' }, status: 404, level: 40 },
    ]);
  });

  it('says why a request of the API failed, without its query', async () => {
    await test.ask('/api/invoices?search=query-secret', {
      headers: { cookie: 'a=cookie-secret', authorization: 'Bearer header-secret' },
    });
    expect(await lines()).toMatchObject([{ req: { path: '/api/invoices' }, status: 503 }]);
    expect(JSON.stringify(test.log)).toContain('ECONNREFUSED');
    expect(JSON.stringify(test.log)).not.toContain('secret');
  });

  it('takes the id of a request only in a harmless form', async () => {
    await test.ask('/', { headers: { 'x-request-id': 'abc-1' } });
    await test.ask('/', { headers: { 'x-request-id': 'a b"\u00e9'.repeat(30) } });
    const [first, second] = (await answered()).map(({ reqId }) => reqId);
    expect(first).toBe('abc-1');
    expect(second).toMatch(/^[0-9a-f-]{36}$/);
  });
});
