import type { ComponentType } from 'react';
import type { SectionLoader } from '../../host/src/sections/loading/sectionLoader';
import { loaderOf } from './loaderOf';

interface SectionModule {
  readonly default: ComponentType;
}

/** A section inside the wrappers of the host's federation. */
async function inProvider(loading: Promise<SectionModule>): Promise<SectionModule> {
  const [{ default: Section }, { Provider }] = await Promise.all([
    loading,
    import('../../host/src/sections/loading/queryDoor'),
  ]);
  return {
    default: () => (
      <Provider>
        <Section />
      </Provider>
    ),
  };
}

/** In the place of host/src/sections/loading/sectionLoader.ts: remotes, as Module Federation's guide has them. */
export const createSectionLoader = (): SectionLoader =>
  loaderOf({
    'activity-hours': () => inProvider(import('activity_hours/Section')),
    billing: () => inProvider(import('billing/Section')),
    company: () => inProvider(import('company/Section')),
    'energy-analysis': () => inProvider(import('energy_analysis/Section')),
    user: () => inProvider(import('user/Section')),
  });
