import { HttpResponse, http as network } from 'msw';
import { server } from '../../../tests/setup/browser';
import { registered } from '../testing/sections';
import { createRegistry } from './registry';

const billing = registered('billing');
const company = registered('company');

describe('the registry', () => {
  it('holds at once what came with the page', () => {
    const registry = createRegistry({ sections: [billing] });
    expect(registry.sections()).toEqual([billing]);
    expect(registry.find('billing')).toBe(billing);
    expect(registry.find('company')).toBeUndefined();
  });

  it('takes over what the server says now, and tells everybody', async () => {
    const newer = registered('billing', { version: '1.1.0-0123abcd' });
    server.use(
      network.get('*/sections.json', () => HttpResponse.json({ sections: [newer, company] })),
    );
    const registry = createRegistry({ sections: [billing] });
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
  ])('stays as it was when the server %s', async (_, answer) => {
    server.use(network.get('*/sections.json', answer));
    const registry = createRegistry({ sections: [billing] });
    await registry.refresh();
    expect(registry.sections()).toEqual([billing]);
  });
});
