import { dirname, join } from 'node:path';
import { installedManifest } from './workspace';

/**
 * The sharing policy: what the host gives every section, so that a page has one of each. Only this
 * table binds. A share ships whole, so its doors are small and chosen.
 */

/** The names of react-router-dom that sections may use; any other fails the section's build. */
export const routerNames = [
  'Link',
  'Navigate',
  'NavLink',
  'Outlet',
  'Route',
  'Routes',
  'useHref',
  'useLocation',
  'useMatch',
  'useNavigate',
  'useParams',
  'useSearchParams',
] as const;
export type RouterName = (typeof routerNames)[number];

/** Given to every section. The value lists the allowed names; `undefined` = all. */
export const alwaysShared = {
  react: undefined,
  'react/jsx-runtime': undefined,
  'react-dom': undefined,
  'react-dom/client': undefined,
  'react-router-dom': routerNames,
  '@vatio/platform': undefined,
} as const satisfies Readonly<Record<string, readonly string[] | undefined>>;
export type AlwaysShared = keyof typeof alwaysShared;

/**
 * Lazy chunks of the host, fetched for sections that require them in `section.ts`: door → the
 * chunk's name in host/src/sections/loading/doors.ts.
 */
export const doorChunks = {
  '@tanstack/react-query': 'door-query',
  '@vatio/ui/charts': 'door-charts',
  '@vatio/ui/export': 'door-table',
  '@vatio/ui/format': 'door-layout',
  '@vatio/ui/forms': 'door-forms',
  '@vatio/ui/layout': 'door-layout',
  '@vatio/ui/table': 'door-table',
} as const satisfies Readonly<Record<string, string>>;
export type Door = keyof typeof doorChunks;
export const doors = Object.keys(doorChunks) as Door[];

/** The names that sections may use of a door's large library; any other fails their build. */
export const doorNames = {
  '@tanstack/react-query': [
    'keepPreviousData',
    'queryOptions',
    'skipToken',
    'useMutation',
    'useQueries',
    'useQuery',
    'useQueryClient',
  ],
} as const satisfies Partial<Readonly<Record<Door, readonly string[]>>>;
export type QueryName = (typeof doorNames)['@tanstack/react-query'][number];

/**
 * The names of zod that the forms door lends, so that a section's forms check with the contracts' schemas.
 * `globalRegistry` is none of them: two versions of a section share a page, and would share it.
 */
export const zodNames = [
  'array',
  'boolean',
  'coerce',
  'email',
  'enum',
  'int',
  'iso',
  'literal',
  'nullable',
  'number',
  'object',
  'optional',
  'partialRecord',
  'preprocess',
  'readonly',
  'record',
  'strictObject',
  'string',
  'union',
  'unknown',
  'uuid',
] as const;

type Share = AlwaysShared | Door;
const shares = [...Object.keys(alwaysShared), ...doors] as Share[];

/** The name that a section imports → the share that gives it: zod is part of a door. */
export const shareOf: Readonly<Record<string, Share>> = {
  ...Object.fromEntries(shares.map((share) => [share, share])),
  zod: '@vatio/ui/forms',
};

/** The names that a section may import; `undefined` = all. */
export const allowedNames: Readonly<Record<string, readonly string[] | undefined>> = {
  ...alwaysShared,
  ...doorNames,
  zod: zodNames,
};

/** These wrap the whole section, so it always loads them. */
export const doorsAround: readonly Door[] = ['@tanstack/react-query'];

/** `@vatio/ui/layout` → `@vatio/ui`, `react/jsx-runtime` → `react` */
const packageName = (share: string) =>
  share
    .split('/')
    .slice(0, share.startsWith('@') ? 2 : 1)
    .join('/');

/** The installed version of each share, which sections require and the host declares. */
export function sharedVersions(root: string): Record<Share, string> {
  return Object.fromEntries(
    shares.map((share) => [share, installedManifest(root, packageName(share)).version]),
  ) as Record<Share, string>;
}

/** The source folders of Vatio's own shares: a section uses them but does not bundle them. */
export function providedFolders(root: string): string[] {
  return shares
    .filter((share) => share.startsWith('@vatio/'))
    .map((share) => {
      const name = packageName(share);
      const door = `.${share.slice(name.length)}`;
      const folder = join(root, 'shared', name.slice('@vatio/'.length));
      return join(folder, dirname(installedManifest(root, name).exports[door]));
    });
}
