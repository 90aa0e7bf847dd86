import type { SectionDeclaration } from '@vatio/contracts/sections';

export const declaration = {
  name: 'company',
  title: 'PDS',
  path: 'company',
  owner: 'equipo-company',
  requires: [
    '@tanstack/react-query',
    '@vatio/ui/charts',
    '@vatio/ui/export',
    '@vatio/ui/forms',
    '@vatio/ui/layout',
    '@vatio/ui/table',
  ],
} as const satisfies SectionDeclaration;
