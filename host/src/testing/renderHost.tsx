import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RuntimeConfig } from '@vatio/contracts/federation/runtimeConfig';
import type { RegisteredSection, SectionRegistry } from '@vatio/contracts/federation/sections';
import type { ComponentType } from 'react';
import { bootstrap } from '../bootstrap';
import type { Token } from '../session/token';
import { registered, sayingIts } from './sections';

interface HostOptions {
  /** The content of local storage at start-up; a text is stored unchanged. */
  readonly session?: Token | string | undefined;
  readonly route?: string;
  /** Deployed sections: the content of each, or how its code arrives. By default the five. */
  readonly sections?: Readonly<Record<string, SectionCode>>;
  /** Facts of the registry beyond the defaults, by section. */
  readonly facts?: Readonly<Record<string, Partial<RegisteredSection>>>;
  readonly config?: Partial<RuntimeConfig>;
  /** Section → origins from which a browser may replace it; by default none. */
  readonly allowOverrides?: SectionRegistry['allowOverrides'];
  /** Resolves when the page's styles are here; by default at once. */
  readonly styled?: Promise<void>;
}

export type SectionCode =
  | ComponentType
  | { readonly load: (section: RegisteredSection) => Promise<ComponentType> };

const five = ['energy-analysis', 'company', 'billing', 'activity-hours', 'user'];
const fiveSections = Object.fromEntries(five.map((name) => [name, sayingIts(name)]));

let deployed: Readonly<Record<string, SectionCode>> = {};

/** The names of the sections whose code was requested, in order. */
export const requestedSections: string[] = [];

/** Replaces Module Federation, whose own test is sections/loading/federation.test.tsx. */
jest.mock('../sections/loading/federation', () => ({
  startFederation: () => ({
    load: async (section: RegisteredSection) => {
      const { name } = section;
      requestedSections.push(name);
      const code = deployed[name];
      if (!code) throw new Error(`The test deploys no code for ${name}`);
      return 'load' in code ? code.load(section) : code;
    },
  }),
}));

const inertJson = (id: string, content: unknown) => {
  const script = document.createElement('script');
  Object.assign(script, { id, type: 'application/json', textContent: JSON.stringify(content) });
  return script;
};

let takeDown = () => {};

/** The whole host, as main.tsx starts it in a page from the composition server. */
export async function renderHost({
  session,
  route = '/',
  sections = fiveSections,
  facts = {},
  config = {},
  allowOverrides,
  styled = Promise.resolve(),
}: HostOptions = {}): Promise<void> {
  deployed = sections;
  if (session) {
    const text = typeof session === 'string' ? session : JSON.stringify(session);
    window.localStorage.setItem('token', text);
  }
  window.history.replaceState(null, '', route);

  const root = document.createElement('div');
  const base = Object.assign(document.createElement('base'), { href: '/' });
  const runtimeConfig = { companyName: 'Energía Norte', testHost: '', avatarUrl: '', ...config };
  const registry = Object.keys(sections).map((name) => registered(name, facts[name]));
  const inPage = [
    base,
    inertJson('vatio-config', runtimeConfig),
    inertJson('vatio-sections', { sections: registry, allowOverrides }),
  ];
  document.head.append(...inPage);
  document.body.append(root);

  let stop = () => {};
  await act(async () => {
    stop = bootstrap(root, styled);
  });
  takeDown = () => {
    act(() => stop());
    for (const element of [root, ...inPage]) element.remove();
  };
}

/** Waits until a section of the test's defaults is on screen. */
export const findSection = (name: string) =>
  screen.findByRole('heading', { name: `Página de ${name}` });

interface Typist {
  type(element: Element, text: string): Promise<void>;
}

/** Fills in the login form and sends it; what the API says to it is the test's. */
export async function signIn(user: Typist = userEvent): Promise<void> {
  await user.type(await screen.findByLabelText('Correo electrónico'), 'ana@vatio.example');
  await user.type(screen.getByLabelText('Contraseña'), 'secreta{Enter}');
}

export const path = () =>
  `${window.location.pathname}${window.location.search}${window.location.hash}`;

afterEach(() => {
  takeDown();
  takeDown = () => {};
  requestedSections.length = 0;
});
