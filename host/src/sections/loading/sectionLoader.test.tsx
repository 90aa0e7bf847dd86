import { listSections } from '../../testing/network';
import { registered, sayingIts } from '../../testing/sections';
import { noHeaders } from '../../testing/tokens';
import { createRegistry } from '../registry/registry';
import { SectionError } from '../sectionError';
import type { Federation } from './federation';
import { createSectionLoader } from './sectionLoader';

const billing = registered('billing');
const Billing = sayingIts('billing');
const noOverrides = { find: () => undefined };

/** A loader with this function as Module Federation, and its requests. */
function loaderOf(load: Federation['load'], sections = [billing]) {
  const registry = createRegistry({ sections }, noHeaders);
  return { registry, loader: createSectionLoader(registry, noOverrides, async () => ({ load })) };
}

it('prepares what every section needs, and says nothing when that does not arrive', async () => {
  const federationOf = jest
    .fn<Promise<Federation>, []>()
    .mockRejectedValueOnce(new SectionError('unreachable', 'The federation chunk did not arrive'))
    .mockResolvedValue({ load: async () => Billing });
  const registry = createRegistry({ sections: [billing] }, noHeaders);
  const loader = createSectionLoader(registry, noOverrides, federationOf);
  loader.prepare();
  expect(federationOf).toHaveBeenCalledTimes(1);
  await expect(loader.load('billing')).resolves.toMatchObject({ Component: Billing });
});

describe('a section', () => {
  it('is loaded when it is deployed, and from then on is there at once', async () => {
    const { loader } = loaderOf(async () => Billing);
    expect(loader.loaded('billing')).toBeUndefined();
    const loaded = { section: billing, Component: Billing, overrideUrl: undefined };
    expect(await loader.load('billing')).toEqual(loaded);
    expect(loader.loaded('billing')).toEqual(loaded);
  });

  it('of a newer version has to be loaded again', async () => {
    const { loader, registry } = loaderOf(async () => Billing);
    await loader.load('billing');
    const newer = registered('billing', { version: '1.1.0-0123abcd' });
    listSections(newer);
    await registry.refresh();
    expect(loader.loaded('billing')).toBeUndefined();
    expect(await loader.load('billing')).toMatchObject({ section: newer });
  });

  it('that is not deployed is asked for at the server, and once more at the retry', async () => {
    const { loader } = loaderOf(async () => Billing, []);
    const without = listSections();
    await expect(loader.load('billing')).rejects.toMatchObject({ kind: 'unreachable' });
    expect(without).toHaveBeenCalledTimes(1);
    const withIt = listSections(billing);
    await expect(loader.load('billing')).resolves.toMatchObject({ Component: Billing });
    expect(withIt).toHaveBeenCalledTimes(1);
  });

  it('that was replaced since the server was asked is loaded in its new version at once', async () => {
    const mended = registered('billing', { version: '1.0.1-0123abcd' });
    listSections(mended);
    const { loader } = loaderOf(async (section) => {
      if (section.container === billing.container) throw new SectionError('unreachable', 'gone');
      return Billing;
    });
    await expect(loader.load('billing')).resolves.toMatchObject({ section: mended });
  });

  it('that failed is loaded again by the next call: nothing of the failure is kept', async () => {
    const load = jest.fn<Promise<typeof Billing>, []>();
    load.mockRejectedValueOnce(new SectionError('timeout', 'slow')).mockResolvedValue(Billing);
    const { loader } = loaderOf(load);
    await expect(loader.load('billing')).rejects.toMatchObject({
      kind: 'timeout',
      message: 'slow',
    });
    expect(loader.loaded('billing')).toBeUndefined();
    await expect(loader.load('billing')).resolves.toMatchObject({ Component: Billing });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('that fails names the version that it happened to', async () => {
    const { loader } = loaderOf(() => Promise.reject(new SectionError('incompatible', 'old')));
    await expect(loader.load('billing')).rejects.toMatchObject({ section: billing });
  });

  it('is fetched once for all who ask at the same time', async () => {
    const load = jest.fn(async () => Billing);
    const { loader } = loaderOf(load);
    const [one, two] = await Promise.all([loader.load('billing'), loader.load('billing')]);
    expect(one).toBe(two);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('whose new version fails leaves the one before to fall back to', async () => {
    const { loader, registry } = loaderOf(async (section) => {
      if (section.version !== billing.version) throw new SectionError('unreachable', 'gone');
      return Billing;
    });
    expect(loader.fallback('billing')).toBeUndefined();
    await loader.load('billing');
    const newer = registered('billing', { version: '1.1.0-0123abcd' });
    listSections(newer);
    await registry.refresh();
    await expect(loader.load('billing')).rejects.toMatchObject({ section: newer });
    expect(loader.fallback('billing')).toMatchObject({ section: billing });
  });

  it('tells how long each phase of its load took', async () => {
    const { loader } = loaderOf(async (_, timer) => {
      timer.start('entry')();
      return Billing;
    });
    await loader.load('billing');
    const milliseconds = expect.any(Number);
    expect(loader.timings()).toEqual([
      {
        section: 'billing',
        version: billing.version,
        phases: { federation: milliseconds, entry: milliseconds },
        at: expect.any(Date),
        isOverride: false,
      },
    ]);
  });

  it.each([new TypeError('x is not a function'), 'x is not a function'])(
    'that throws %p while it starts has crashed',
    async (thrown) => {
      const { loader } = loaderOf(() => Promise.reject(thrown));
      await expect(loader.load('billing')).rejects.toMatchObject({
        name: 'SectionError',
        kind: 'crashed',
        message: 'x is not a function',
        cause: thrown,
      });
    },
  );
});

describe('the chunk with Module Federation', () => {
  let arrives = false;
  let requests = 0;

  it('that did not arrive is asked for again, and once it has arrived never more', async () => {
    jest.doMock('./federation', () => {
      requests += 1;
      if (!arrives) throw new Error('Loading chunk federation failed');
      return { startFederation: () => ({ load: async () => Billing }) };
    });
    const loader = createSectionLoader(
      createRegistry({ sections: [billing] }, noHeaders),
      noOverrides,
    );
    await expect(loader.load('billing')).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(loader.load('billing')).rejects.toMatchObject({ kind: 'unreachable' });
    expect(requests).toBe(2);

    arrives = true;
    await expect(loader.load('billing')).resolves.toMatchObject({ Component: Billing });
    await loader.load('billing');
    expect(requests).toBe(3);
  });
});
