import type { SectionDeclaration } from '@vatio/contracts/federation/sections';

export const declaration = {
  name: 'energy-analysis',
  title: 'Estudios',
  path: 'energy-analysis',
  owner: 'equipo-energy-analysis',
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
    { page: '', address: 'studies?sort=-created&page=1&pageSize=25' },
    { page: '', address: 'studies/summary' },
  ],
} as const satisfies SectionDeclaration;
