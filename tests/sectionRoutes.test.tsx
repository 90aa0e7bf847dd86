import { act, screen } from '@testing-library/react';
import type { SectionDeclaration } from '@vatio/contracts/federation/sections';
import type { SectionRoutesProps } from '@vatio/platform';
import type { ComponentType } from 'react';
import { createRoutesFromElements, Route, type RouteObject } from 'react-router-dom';
import { foldersIn } from './repository/sources';
import { renderSection } from './setup/section';

// Hundreds of navigations: some seconds on a busy machine.
jest.setTimeout(60_000);

/** The declared routes of the section on screen; its pages do not matter here. */
let mockDeclared: SectionRoutesProps | undefined;
let mockPages: ComponentType<SectionRoutesProps>;

jest.mock('@vatio/platform', () => ({
  ...jest.requireActual('@vatio/platform'),
  SectionRoutes: (props: SectionRoutesProps) => {
    mockDeclared = props;
    const Pages = mockPages;
    return <Pages {...props} />;
  },
}));

const platform = jest.requireActual('@vatio/platform');

/** The paths of all pages, below the section's: `''`, `puntos/:id/curva` … */
const pathsOf = (routes: readonly RouteObject[], above = ''): string[] =>
  routes.flatMap(({ path = '', children }) => {
    const whole = [above, path].filter(Boolean).join('/');
    return children ? pathsOf(children, whole) : [whole];
  });

const declaredPaths = () => pathsOf(createRoutesFromElements(mockDeclared?.children));

/** The section's own routes, each with its path in the place of its page. */
mockPages = ({ children, ...props }) => (
  <platform.SectionRoutes {...props}>
    {pathsOf(createRoutesFromElements(children)).map((path) => {
      const page = <h1>{`Página ${path}`}</h1>;
      return path === '' ? (
        <Route key="" index element={page} />
      ) : (
        <Route key={path} path={path} element={page} />
      );
    })}
  </platform.SectionRoutes>
);

/** A word of the form of each parameter that is no id; add yours. */
const words: Readonly<Record<string, string>> = { code: 'EST-2026-0042' };
const uuid = '0199e1a0-0000-7000-8000-000000000001';
const wordOf = (name: string) => (mockDeclared?.patterns?.[name] ? (words[name] ?? '') : uuid);

const parameter = /:(\w+)/g;
const filled = (path: string) => path.replace(parameter, (_, name: string) => wordOf(name));
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Addresses that differ in one place from a page's: a parameter, a word's case, a word more. */
const strayed = (path: string) => [
  ...[...path.matchAll(parameter)].flatMap(([whole, name = '']) =>
    ['nuevoo', '123', `${wordOf(name)}0`].map((ill) => filled(path.replace(whole, ill))),
  ),
  ...path.split('/').flatMap((word, index, all) => {
    if (word === '' || word.startsWith(':')) return [];
    return filled(all.with(index, capital(word)).join('/'));
  }),
  `${filled(path)}/no-existe`.replace(/^\//, ''),
];

function open(name: string) {
  const folder = `../remotes/${name}/src`;
  const Pages: ComponentType = require(`${folder}/Pages`).default;
  const { path }: SectionDeclaration = require(`${folder}/section`).declaration;
  const { router } = renderSection(Pages, `/${path}`);
  /** Goes there from another page, and says what is on screen then and at which address. */
  const visit = async (below: string) => {
    await act(() => router.navigate('/before'));
    await act(() => router.navigate(`/${path}/${below}`.replace(/\/$/, '')));
    return [screen.queryByRole('heading')?.textContent, router.state.location.pathname];
  };
  return { router, path, visit };
}

describe.each(foldersIn('remotes'))('the section %s', (name) => {
  it('shows each of its pages at its own address', async () => {
    const { path, visit } = open(name);
    expect(declaredPaths()).toContain('');
    for (const page of declaredPaths()) {
      const address = `/${path}/${filled(page)}`.replace(/\/$/, '');
      expect(await visit(filled(page))).toEqual([`Página ${page}`, address]);
    }
  });

  it('leads from every other address to the default section, in its place in the history', async () => {
    const { router, visit } = open(name);
    const paths = [...new Set(declaredPaths().flatMap(strayed)), 'no/such/page', 'x.y'];
    for (const stray of paths) {
      const [, address] = await visit(stray);
      expect([stray, address]).toEqual([stray, '/energy-analysis']);
      await act(() => router.navigate(-1));
      expect([stray, router.state.location.pathname]).toEqual([stray, '/before']);
    }
  });
});
