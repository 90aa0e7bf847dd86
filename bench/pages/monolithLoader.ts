import type { SectionLoader } from '../../host/src/sections/loading/sectionLoader';
import { loaderOf } from './loaderOf';

/** A monolith's replacement of host/src/sections/loading/sectionLoader.ts: a lazy import a route. */
export const createSectionLoader = (): SectionLoader =>
  loaderOf({
    'activity-hours': () =>
      import(/* webpackChunkName: "section-activity-hours" */ './sections/activity-hours'),
    billing: () => import(/* webpackChunkName: "section-billing" */ './sections/billing'),
    company: () => import(/* webpackChunkName: "section-company" */ './sections/company'),
    'energy-analysis': () =>
      import(/* webpackChunkName: "section-energy-analysis" */ './sections/energy-analysis'),
    user: () => import(/* webpackChunkName: "section-user" */ './sections/user'),
  });
