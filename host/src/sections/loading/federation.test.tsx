import '@vatio/platform/testing';
import { useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { RegisteredSection } from '@vatio/contracts/federation/sections';
import type { ComponentType } from 'react';
import { arrives, waitingScripts } from '../../testing/scripts';
import { registered } from '../../testing/sections';
import type { Federation } from './federation';
import { shares } from './shares';
import type { LoadTimer } from './timings';

type Share = { readonly lib?: () => unknown; readonly get: () => Promise<() => unknown> };
type ShareScope = Readonly<Record<string, Readonly<Record<string, Share>>>>;

let federation: Federation;
const timer: LoadTimer = { start: () => () => {} };
const load = (section: RegisteredSection) => federation.load(section, timer);

/** The section, and what its container was given, after its entry has arrived. */
async function loaded(section: RegisteredSection, Component: ComponentType, phases = timer) {
  const { given, container } = containerOf(Component);
  const loading = federation.load(section, phases);
  arrives(waitingScripts()[0], section.container, container);
  return { Section: await loading, scope: given.scope };
}

let formsArrive = true;
let chartsArrive = true;
let chartsAsked = 0;

jest.mock('@vatio/ui/forms', () => {
  if (!formsArrive) throw new Error('Loading chunk door-forms failed');
  return { Field: () => null };
});
jest.mock('@vatio/ui/charts', () => {
  chartsAsked += 1;
  if (!chartsArrive) throw new Error('Loading chunk door-charts failed');
  return { LoadCurve: () => null };
});

beforeAll(async () => {
  Object.assign(globalThis, {
    __FEDERATION_VERSION__: '2.9.2',
    __FEDERATION_RUNTIME_GLOBAL__: '__MF_2_9_2',
    __SHARED_VERSIONS__: {
      react: '19.3.1',
      'react/jsx-runtime': '19.3.1',
      'react-dom': '19.3.1',
      'react-dom/client': '19.3.1',
      'react-router-dom': '7.18.5',
      '@vatio/platform': '1.0.0',
      '@vatio/ui/charts': '1.0.0',
      '@vatio/ui/forms': '1.0.0',
      '@tanstack/react-query': '5.108.0',
    },
  });
  const { startFederation } = await import('./federation');
  federation = startFederation();
});

/** A container as set by a section's entry; `scope` is what it was given. */
function containerOf(Component: ComponentType) {
  const given: { scope: ShareScope } = { scope: {} };
  const container = {
    init: (scope: ShareScope) => {
      given.scope = scope;
    },
    get: async (module: string) => {
      if (module !== './Section') throw new Error(`no ${module}`);
      return () => ({ default: Component });
    },
  };
  return { given, container };
}

function Company() {
  const { data } = useQuery({ queryKey: ['x'], queryFn: async () => 'datos' });
  return <p>{data}</p>;
}

const nextTick = () => new Promise((resolve) => setTimeout(resolve));

describe('Module Federation', () => {
  it('loads a section and gives it the copies that the host runs on', async () => {
    const section = registered('billing', { requires: { react: '^19.3.1' } });
    const { Section, scope } = await loaded(section, () => <h1>Facturas</h1>);
    render(<Section />);
    expect(screen.getByRole('heading', { name: 'Facturas' })).toBeVisible();
    for (const [name, library] of Object.entries(shares)) {
      const versions = Object.values(scope[name] ?? {});
      expect(versions).toHaveLength(1);
      expect(versions[0]?.lib?.()).toBe(library);
    }
  });

  it('opens the doors that a section requires before it runs, with what must stand around it', async () => {
    const section = registered('company', {
      requires: { '@tanstack/react-query': '^5.108.0', '@vatio/ui/forms': '^1.0.0' },
    });
    const { Section, scope } = await loaded(section, Company);
    render(<Section />);
    expect(await screen.findByText('datos')).toBeVisible();
    expect(scope['@tanstack/react-query']?.['5.108.0']?.lib?.()).toMatchObject({ useQuery });
  });

  it.each([
    [{ requires: { react: '^18.0.0' } }, 'Necesita react ^18.0.0; aquí está la 19.3.1.'],
    [{ requires: {}, runtime: '3.0.0' }, 'Necesita Module Federation 3.0.0; aquí está la 2.9.2.'],
  ])(
    'refuses an incompatible section (%j) before a byte of it is asked for',
    async (facts, message) => {
      const loading = load(registered('old', facts));
      await expect(loading).rejects.toMatchObject({ kind: 'incompatible', message });
      expect(waitingScripts()).toEqual([]);
    },
  );

  it('runs a section again that threw while it started', async () => {
    const section = registered('fragile');
    let isBroken = true;
    const { container } = containerOf(() => <h1>Entera</h1>);
    const { get } = container;
    container.get = async (module) => {
      if (isBroken) throw new TypeError('x is not a function');
      return get(module);
    };
    const first = load(section);
    arrives(waitingScripts()[0], section.container, container);
    await expect(first).rejects.toThrow('x is not a function');

    isBroken = false;
    const Section = await load(section);
    render(<Section />);
    expect(screen.getByRole('heading', { name: 'Entera' })).toBeVisible();
  });

  it('keeps two versions of a section apart in one page', async () => {
    const versions = ['1', '2'].map((version) =>
      registered('twice', { container: `twice_${version}`, entry: `/remotes/twice/${version}.js` }),
    );
    for (const section of versions) {
      const { Section } = await loaded(section, () => <p>{section.container}</p>);
      render(<Section />);
    }
    expect(screen.getByText('twice_1')).toBeVisible();
    expect(screen.getByText('twice_2')).toBeVisible();
  });
});

const ask = jest.fn(async () => 'datos');
function Reader() {
  return <p>{useQuery({ queryKey: ['y'], queryFn: ask }).data}</p>;
}

it('a version that takes the place of another does not read what that one has asked for', async () => {
  const visit = async (version: string) => {
    const requires = { '@tanstack/react-query': '^5.0.0' };
    const { Section } = await loaded(registered('reader', { version, requires }), Reader);
    const page = render(<Section />);
    await screen.findByText('datos');
    page.unmount();
  };
  await visit('1.0.0-00000001');
  await visit('1.0.0-00000001');
  expect(ask).toHaveBeenCalledTimes(1);
  await visit('1.1.0-00000002');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('each phase of a load is timed, up to when the section is on screen', async () => {
  const phases: string[] = [];
  const ended = { start: (phase: string) => () => void phases.push(phase) };
  const { Section } = await loaded(registered('timed'), () => null, ended);
  expect([...phases].sort()).toEqual(['doors', 'entry', 'module']);
  render(<Section />);
  expect(phases.at(-1)).toBe('mount');
});

describe('a door that only lazy parts of a section use', () => {
  const requires = { '@vatio/ui/charts': '^1.0.0', '@vatio/ui/forms': '^1.0.0' };
  const charts = async (facts: Partial<RegisteredSection>) => {
    const section = registered('drawn', { ...facts, requires });
    const { scope } = await loaded(section, () => <h1>Dibujos</h1>);
    return scope['@vatio/ui/charts']?.['1.0.0'];
  };

  it('is fetched when they ask for it, and again after it has failed', async () => {
    const share = await charts({ onDemand: ['@vatio/ui/charts'] });
    expect(chartsAsked).toBe(0);
    chartsArrive = false;
    await expect(share?.get()).rejects.toMatchObject({ kind: 'unreachable' });
    chartsArrive = true;
    expect((await share?.get())?.()).toHaveProperty('LoadCurve');
  });

  it('is at hand for a section that opens with it, though another one was only offered it', async () => {
    const share = await charts({ container: 'drawn_at_once', entry: '/remotes/drawn/2.js' });
    expect(share?.lib?.()).toHaveProperty('LoadCurve');
  });
});

describe('a door that does not arrive', () => {
  it('fails the section, and is asked for again at the next try', async () => {
    jest.resetModules();
    formsArrive = false;
    const { startFederation } = await import('./federation');
    const fresh = startFederation();
    const section = registered('forms', { requires: { '@vatio/ui/forms': '^1.0.0' } });
    const { container } = containerOf(() => <h1>Formularios</h1>);

    const first = fresh.load(section, timer);
    arrives(waitingScripts()[0], section.container, container);
    await expect(first).rejects.toMatchObject({ kind: 'unreachable' });
    await nextTick();

    formsArrive = true;
    await expect(fresh.load(section, timer)).resolves.toBeDefined();
  });
});
