import type { SectionDeclaration } from '@vatio/contracts/sections';

export const declaration = {
  name: 'company',
  title: 'PDS',
  path: 'company',
  owner: 'equipo-company',
  requires: ['@vatio/ui/layout'],
} as const satisfies SectionDeclaration;
