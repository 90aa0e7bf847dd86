import type { Mutation } from './mutation';

/** Faults in what a browser is served: styles, bundles, headers. */
export const buildMutations: readonly Mutation[] = [
  {
    name: 'links-are-too-pale-to-read',
    file: 'host/src/styles/_variables.scss',
    find: '$primary: #4a6dd4;',
    replace: '$primary: $brand;',
    by: 'e2e',
  },
  {
    name: 'letter-is-narrower-than-its-table',
    file: 'remotes/billing/src/claims/letter/Letter.module.css',
    find: 'max-width: 52rem;',
    replace: 'max-width: 32rem;',
    by: 'e2e',
  },
  {
    name: 'each-section-brings-its-own-router',
    file: 'shared/build/src/sharing.ts',
    find: "  'react-router-dom': routerNames,\n",
    replace: '',
    by: 'jest',
  },
  {
    name: 'classes-of-sections-have-no-names',
    file: 'shared/build/src/section.ts',
    find: 'namedExports: false',
    replace: 'namedExports: true',
    by: 'jest',
  },
  {
    name: 'page-runs-any-inline-script',
    file: 'host/server/http/securityHeaders.ts',
    find: '`script-src ${["\'self\'", ...inline.script',
    replace: '`script-src ${["\'self\'", "\'unsafe-inline\'", ...inline.script',
    by: 'jest',
  },
];
