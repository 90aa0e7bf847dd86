import type { SectionDeclaration } from '@vatio/contracts/federation/sections';

export const declaration = {
  name: 'billing',
  title: 'Facturación',
  path: 'billing',
  owner: 'equipo-billing',
  requires: ['@vatio/ui/layout'],
} as const satisfies SectionDeclaration;
