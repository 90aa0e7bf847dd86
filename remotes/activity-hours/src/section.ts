import type { SectionDeclaration } from '@vatio/contracts/federation/sections';

export const declaration = {
  name: 'activity-hours',
  title: 'Tiempo de gestión',
  path: 'activity-hours',
  owner: 'equipo-activity-hours',
  requires: ['@vatio/ui/layout'],
} as const satisfies SectionDeclaration;
