import type { SectionDeclaration } from '@vatio/contracts/federation/sections';

export const declaration = {
  name: 'energy-analysis',
  title: 'Estudios',
  path: 'energy-analysis',
  owner: 'equipo-energy-analysis',
  requires: ['@vatio/ui/layout'],
} as const satisfies SectionDeclaration;
