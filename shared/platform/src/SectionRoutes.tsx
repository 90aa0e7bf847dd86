import type { ReactNode } from 'react';
import {
  createRoutesFromElements,
  Outlet,
  type RouteObject,
  useParams,
  useRoutes,
} from 'react-router-dom';
import { UnknownPath } from './UnknownPath';

/** The API's form of ids: versions 1 to 8 of RFC 9562. */
const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

export interface SectionRoutesProps {
  /** Parameter → its allowed words; parameters not named here are ids (a uuid). */
  readonly patterns?: Readonly<Record<string, RegExp>>;
  /** The section's `<Route>`s, with paths below its own. */
  readonly children: ReactNode;
}

/**
 * A section's `<Routes>`. Upper and lower case differ, a parameter matches only words of its form
 * (`:id` only ids), and unknown addresses lead to the default section.
 */
export function SectionRoutes({ patterns = {}, children }: SectionRoutesProps) {
  const above = useParams();
  return useRoutes([
    {
      element: <WellFormed patterns={patterns} above={above} />,
      children: caseSensitive(createRoutesFromElements(children)),
    },
    { path: '*', element: <UnknownPath /> },
  ]);
}

const caseSensitive = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) =>
    route.index
      ? route
      : {
          ...route,
          caseSensitive: true,
          ...(route.children && { children: caseSensitive(route.children) }),
        },
  );

interface WellFormedProps extends Required<Pick<SectionRoutesProps, 'patterns'>> {
  /** The parameters of the host's own route, which are not the section's. */
  readonly above: Readonly<Record<string, string | undefined>>;
}

/** The page, if each of its parameters has the right form. */
function WellFormed({ patterns, above }: WellFormedProps) {
  const own = Object.entries(useParams()).filter(([name]) => !(name in above));
  const isWellFormed = own.every(
    ([name, word]) => word === undefined || (patterns[name] ?? uuid).exec(word)?.[0] === word,
  );
  return isWellFormed ? <Outlet /> : <UnknownPath />;
}
