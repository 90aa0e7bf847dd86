import type { SectionDeclaration } from '@vatio/contracts/federation/sections';

export const declaration = {
  name: 'company',
  title: 'PDS',
  path: 'company',
  owner: 'equipo-company',
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
    {
      page: '',
      address: 'clients?sort=name&page=1&pageSize=25&state=active',
      roles: ['admin', 'writer', 'reader'],
    },
    {
      page: '',
      address: 'points?sort=cups&page=1&pageSize=25&state=active',
      roles: ['pds_editor'],
    },
    { page: '', address: 'points/attention' },
    { page: 'puntos', address: 'points?sort=cups&page=1&pageSize=25&state=active' },
    { page: 'importaciones', address: 'curve-imports?page=1&pageSize=25' },
  ],
} as const satisfies SectionDeclaration;
