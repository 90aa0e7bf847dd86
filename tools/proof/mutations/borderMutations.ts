import type { Mutation } from './mutation';

/** Faults in what parts of the product rely on in each other: tables, roles, doors. */
export const borderMutations: readonly Mutation[] = [
  {
    name: 'readers-write-bills',
    file: 'api/src/areas/billing/bills/bills.routes.ts',
    find: "const writing = callableBy(['admin', 'writer']);",
    replace: "const writing = callableBy(['admin', 'writer', 'reader']);",
    by: 'jest',
  },
  {
    name: 'server-may-rewrite-its-audit',
    file: 'api/src/db/rights.ts',
    find: "const written = ['audit_entries'];",
    replace: 'const written: readonly string[] = [];',
    by: 'jest',
  },
  {
    name: 'entries-forget-their-bill',
    file: 'api/src/areas/activity-hours/columns.ts',
    find: "  billId: 'bill_id',\n",
    replace: '',
    by: 'jest',
  },
  {
    name: 'door-of-studies-is-renamed',
    file: 'api/src/areas/energy-analysis/door.ts',
    find: 'acceptedStudiesOf }',
    replace: 'acceptedStudiesOf as acceptedStudies }',
    by: 'jest',
  },
  {
    name: 'platform-loses-a-component',
    file: 'shared/platform/src/index.ts',
    find: "export { UnknownPath } from './UnknownPath';\n",
    replace: '',
    by: 'jest',
  },
];
