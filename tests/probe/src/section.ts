import type { SectionDeclaration } from '@vatio/contracts/federation/sections';

export const declaration = {
  name: 'probe',
  title: 'Sonda',
  path: 'probe',
  owner: 'equipo-host',
  roles: ['admin', 'writer'],
  requires: ['@tanstack/react-query', '@vatio/ui/forms', '@vatio/ui/layout', '@vatio/ui/table'],
} as const satisfies SectionDeclaration;
