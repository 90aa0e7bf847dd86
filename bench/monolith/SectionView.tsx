import { LoadingState } from '@vatio/ui/layout';
import { type ComponentType, lazy, Suspense } from 'react';
import type { MenuItem } from '../../host/src/sections/menu';

interface SectionModule {
  readonly default: ComponentType;
}

/** A section, and react-query around it, which the page has from its start on. */
async function loadSection(name: string): Promise<SectionModule> {
  const [{ default: Section }, { Provider }]: [
    SectionModule,
    typeof import('../../host/src/sections/queryDoor'),
  ] = await Promise.all([
    import(
      /* webpackInclude: /\/remotes\/[a-z-]+\/src\/Section\.tsx$/, webpackChunkName: "section-[request]" */
      `../../remotes/${name}/src/Section.tsx`
    ),
    import(/* webpackMode: "eager" */ '../../host/src/sections/queryDoor'),
  ]);
  const InProvider = () => (
    <Provider>
      <Section />
    </Provider>
  );
  return { default: InProvider };
}

const known = new Map<string, ComponentType>();

function sectionOf(name: string): ComponentType {
  const Section = known.get(name) ?? lazy(() => loadSection(name));
  known.set(name, Section);
  return Section;
}

/** What the monolith has in the place of host/src/sections/SectionView.tsx: route splitting. */
export function SectionView({ item: { name, title } }: { readonly item: MenuItem }) {
  const Section = sectionOf(name);
  return (
    <Suspense fallback={<LoadingState label={`Cargando ${title}…`} />}>
      <Section />
    </Suspense>
  );
}
