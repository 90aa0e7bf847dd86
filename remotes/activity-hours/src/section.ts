import type { SectionDeclaration } from '@vatio/contracts/federation/sections';

const roles = ['admin', 'writer'] as const;

export const declaration = {
  name: 'activity-hours',
  title: 'Tiempo de gestión',
  path: 'activity-hours',
  owner: 'equipo-activity-hours',
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
    { page: '', address: 'hours/timer', roles },
    { page: '', address: 'hours/activities', roles },
  ],
} as const satisfies SectionDeclaration;
