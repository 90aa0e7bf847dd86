import type { SectionDeclaration } from '@vatio/contracts/sections';

export const declaration = {
  name: 'user',
  title: 'Usuarios',
  path: 'user',
  owner: 'equipo-user',
  requires: [
    '@tanstack/react-query',
    '@vatio/ui/export',
    '@vatio/ui/forms',
    '@vatio/ui/layout',
    '@vatio/ui/table',
  ],
} as const satisfies SectionDeclaration;
