import { HttpResponse, http as network } from 'msw';
import { server } from '../../../../tests/setup/browser';
import { registered, sayingIts } from '../../testing/sections';
import { noHeaders } from '../../testing/tokens';
import { createSectionLoader } from '../loading/sectionLoader';
import { createRegistry } from '../registry/registry';

const url = 'http://localhost:3003';
const file = `${url}/section.json`;
const integrity = `sha384-${'B'.repeat(64)}`;
const descriptor = (build: string) => {
  const version = `1.1.0-${build}`;
  const entry = `entry.${build}.js`;
  const { integrity: _, ...facts } = registered('billing', { version, entry });
  return { ...facts, files: { [entry]: integrity } };
};
const serves = (answer: () => Response) => server.use(network.get(file, answer));

/** A loader for a browser that takes billing from another server. */
function loaderOf() {
  const registry = createRegistry({ sections: [registered('billing')] }, noHeaders);
  const override = { section: 'billing', url };
  const overrides = { find: (name: string) => (name === 'billing' ? override : undefined) };
  const load = jest.fn(async () => sayingIts('billing'));
  return { load, loader: createSectionLoader(registry, overrides, async () => ({ load })) };
}

describe('a section that this browser takes from another server', () => {
  it('is what that server serves, with its hash', async () => {
    serves(() => HttpResponse.json(descriptor('0000000a')));
    const { loader, load } = loaderOf();
    const { section, overrideUrl } = await loader.load('billing');
    expect(section).toMatchObject({ entry: `${url}/entry.0000000a.js`, integrity });
    expect(overrideUrl).toBe(url);
    expect(load).toHaveBeenCalledTimes(1);
    expect(loader.timings()).toMatchObject([{ version: '1.1.0-0000000a', isOverride: true }]);
  });

  it('is asked for anew each time, so that a rebuild is seen', async () => {
    const builds = ['0000000a', '0000000a', '0000000b'];
    serves(() => HttpResponse.json(descriptor(builds.shift() ?? '')));
    const { loader, load } = loaderOf();
    const first = await loader.load('billing');
    expect(loader.loaded('billing')).toBeUndefined();
    expect(await loader.load('billing')).toBe(first);
    expect((await loader.load('billing')).section.version).toBe('1.1.0-0000000b');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['does not answer', () => HttpResponse.error()],
    ['has no descriptor', () => new HttpResponse(null, { status: 404 })],
    ['answers a page', () => HttpResponse.html('<h1>Vite</h1>')],
    ['answers null', () => HttpResponse.json(null)],
    ['serves another section', () => HttpResponse.json({ ...descriptor('0'), name: 'company' })],
    ['gives no hash for its entry', () => HttpResponse.json({ ...descriptor('0'), files: {} })],
  ])('is unreachable when that server %s, and nothing else takes its place', async (_, answer) => {
    serves(answer);
    const { loader, load } = loaderOf();
    await expect(loader.load('billing')).rejects.toMatchObject({ kind: 'unreachable' });
    expect(loader.fallback('billing')).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });
});
