import type { SectionDeclaration } from '@vatio/contracts/sections';

export const declaration = {
  name: 'user',
  title: 'Usuarios',
  path: 'user',
  owner: 'equipo-user',
  requires: ['@vatio/ui/layout'],
} as const satisfies SectionDeclaration;
