import { HttpResponse, http as network } from 'msw';
import { server } from '../../../../tests/setup/browser';
import { testClient } from '../../testing/client';
import { listSections } from '../../testing/network';
import { registered } from '../../testing/sections';
import { noHeaders, tokenOf } from '../../testing/tokens';
import { createRegistry } from './registry';

const billing = registered('billing');
const company = registered('company');

describe('the registry', () => {
  it('holds at once what came with the page', () => {
    const registry = createRegistry({ sections: [billing] }, noHeaders);
    expect(registry.sections()).toEqual([billing]);
    expect(registry.find('billing')).toBe(billing);
    expect(registry.find('company')).toBeUndefined();
  });

  it('takes over what the server says now, and tells everybody', async () => {
    const newer = registered('billing', { version: '1.1.0-0123abcd' });
    listSections(newer, company);
    const registry = createRegistry({ sections: [billing] }, noHeaders);
    const listener = jest.fn();
    registry.subscribe(listener);

    await registry.refresh();

    expect(registry.find('billing')).toEqual(newer);
    expect(registry.find('company')).toEqual(company);
    expect(listener).toHaveBeenCalled();
  });

  it.each([
    ['cannot be reached', () => HttpResponse.error()],
    ['fails', () => HttpResponse.json({ sections: [] }, { status: 502 })],
    ['answers something else than JSON', () => HttpResponse.html('<h1>Proxy</h1>')],
    ['answers something else than a registry', () => HttpResponse.json({ ok: true })],
    ['answers null', () => HttpResponse.json(null)],
    ['answers half a section', () => HttpResponse.json({ sections: [{ name: 'billing' }] })],
    ['has lost its sections', () => HttpResponse.json({ sections: [] })],
  ])('stays as it was when the server %s', async (_, answer) => {
    server.use(network.get('*/sections.json', answer));
    const registry = createRegistry({ sections: [billing] }, noHeaders);
    await registry.refresh();
    expect(registry.sections()).toEqual([billing]);
  });

  it('tells nobody when nothing has changed', async () => {
    listSections(billing);
    const registry = createRegistry({ sections: [billing] }, noHeaders);
    const listener = jest.fn();
    registry.subscribe(listener);
    const before = registry.sections();
    await registry.refresh();
    expect(registry.sections()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  it('is asked for with the headers of every request', async () => {
    const { session, headersOf } = testClient();
    session.store(tokenOf({ value: 'secret' }));
    let sent: Headers | undefined;
    server.use(
      network.get('*/sections.json', ({ request }) => {
        sent = request.headers;
        return HttpResponse.json({ sections: [billing] });
      }),
    );
    await createRegistry({ sections: [] }, headersOf).refresh();
    expect(sent?.get('Authorization')).toBe('Bearer secret');
    expect(sent?.get('Accept')).toBe('application/json');
  });

  it('is asked for once by all who ask at the same time', async () => {
    const asked = listSections(billing);
    const registry = createRegistry({ sections: [] }, noHeaders);
    await Promise.all([registry.refresh(), registry.refresh()]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('says from where a section may be replaced', () => {
    const allowOverrides = { billing: ['http://localhost:*'] };
    const registry = createRegistry({ sections: [billing], allowOverrides }, noHeaders);
    expect(registry.overrideSources('billing')).toEqual(['http://localhost:*']);
    expect(registry.overrideSources('company')).toEqual([]);
  });

  it('is stale from the second failure in a row until the server answers', async () => {
    server.use(network.get('*/sections.json', () => HttpResponse.error()));
    const registry = createRegistry({ sections: [billing] }, noHeaders);
    const listener = jest.fn();
    registry.subscribe(listener);
    await registry.refresh();
    expect(registry.staleSince()).toBeUndefined();
    await registry.refresh();
    await registry.refresh();
    expect(registry.staleSince()).toEqual(expect.any(Date));
    expect(listener).toHaveBeenCalledTimes(1);

    listSections(billing);
    await registry.refresh();
    expect(registry.staleSince()).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('a page without a registry', () => {
  const day = 24 * 3600 * 1000;

  it.each([undefined, null, { sections: 'none' }, { sections: [{ name: 'billing' }] }])(
    'goes on with the last one that this browser saw (it got %j)',
    (inlined) => {
      createRegistry({ sections: [billing] }, noHeaders);
      expect(createRegistry(inlined, noHeaders).find('billing')).toEqual(billing);
    },
  );

  it('does not go on with one that is older than a week', () => {
    jest.useFakeTimers({ now: 0 });
    createRegistry({ sections: [billing] }, noHeaders);
    jest.setSystemTime(7 * day);
    expect(createRegistry(undefined, noHeaders).sections()).toHaveLength(1);
    jest.setSystemTime(7 * day + 1);
    expect(createRegistry(undefined, noHeaders).sections()).toEqual([]);
  });

  it.each([
    '{"half',
    '[]',
    '{"registry":{"sections":[{}]},"at":0}',
    '{"registry":{"sections":[]}}',
  ])('begins empty when what is stored is damaged: %s', (text) => {
    window.localStorage.setItem('vatio.registry', text);
    expect(createRegistry(undefined, noHeaders).sections()).toEqual([]);
  });
});
