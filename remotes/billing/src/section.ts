import type { SectionDeclaration } from '@vatio/contracts/federation/sections';

const roles = ['admin', 'writer', 'reader'] as const;

export const declaration = {
  name: 'billing',
  title: 'Facturación',
  path: 'billing',
  owner: 'equipo-billing',
  requires: [
    '@tanstack/react-query',
    '@vatio/ui/charts',
    '@vatio/ui/export',
    '@vatio/ui/format',
    '@vatio/ui/forms',
    '@vatio/ui/layout',
    '@vatio/ui/table',
  ],
  firstRequests: [
    { page: '', address: 'bills?sort=-period&page=1&pageSize=25', roles },
    { page: '', address: 'bills/totals', roles },
    { page: '', address: 'bills/clients', roles },
    { page: '', address: 'bills/suppliers', roles },
  ],
} as const satisfies SectionDeclaration;
