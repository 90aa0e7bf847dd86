import type { SectionDeclaration } from '@vatio/contracts/federation/sections';

export const declaration = {
  name: 'user',
  title: 'Usuarios',
  path: 'user',
  owner: 'equipo-user',
  requires: [
    '@tanstack/react-query',
    '@vatio/ui/export',
    '@vatio/ui/format',
    '@vatio/ui/forms',
    '@vatio/ui/layout',
    '@vatio/ui/table',
  ],
  firstRequests: [
    { page: '', address: 'users?sort=name&page=1&pageSize=25' },
    { page: 'auditoria', address: 'audit?page=1&pageSize=25' },
    { page: 'mi-cuenta', address: 'account/second-factor' },
    { page: 'mi-cuenta', address: 'account/sessions' },
    { page: 'parametros', address: 'parameters/missing' },
  ],
  badge: { address: 'parameters/attention', roles: ['admin'] },
} as const satisfies SectionDeclaration;
