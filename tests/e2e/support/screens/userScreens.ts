import type { Page } from '@playwright/test';
import type { OpenSession } from '@vatio/contracts/user/account';
import type { AuditEntry } from '@vatio/contracts/user/audit';
import type { User } from '@vatio/contracts/user/users';
import { answerAll, idOf, list } from './screens';

const names = [
  ['Adrián Cano Vidal', 'admin'],
  ['Ágata Núñez-Feijóo de la Torre y Santamaría', 'writer'],
  ['Íñigo Ñáñez', 'pds_editor'],
  ['حسن المنصوري', 'writer'],
  ['<script>alert(1)</script>', 'reader'],
  ['Nuria 👩‍🔧 Soto', 'reader'],
] as const;

/** Accounts as a screenshot shows them: always the same. */
export const shownUsers: readonly User[] = names.map(([name, role], n) => ({
  id: idOf(n + 1),
  email: `persona.${n + 1}@vatio.example`,
  name,
  role,
  active: n !== 4,
  version: 1,
  createdAt: '2025-01-15T09:00:00.000Z',
  lastAccessAt: n === 5 ? null : `2026-11-${10 + n}T17:53:00.000Z`,
  hasSecondFactor: n === 1,
}));

const shownSessions: readonly OpenSession[] = [
  { device: 'Firefox en Linux', current: true },
  { device: 'Chrome en Windows', current: false },
].map((facts, n) => ({
  ...facts,
  id: idOf(100 + n),
  startedAt: `2026-11-2${1 - n}T08:00:00.000Z`,
  expiresAt: `2026-11-2${1 - n}T20:00:00.000Z`,
}));

const person = (n: number) => {
  const { id = '', name = '', email = '' } = shownUsers[n] ?? {};
  return { id, name, email };
};

const shownEntries: readonly AuditEntry[] = [
  {
    action: 'role-changed',
    label: 'Cambio de rol',
    actor: person(0),
    changes: [
      { field: 'Nombre', before: 'Ágata Núñez', after: person(1).name },
      { field: 'Rol', before: 'Lector', after: 'Editor' },
    ],
  },
  { action: 'password-reset', label: 'Contraseña restablecida', actor: person(0), changes: [] },
  {
    action: 'user-created',
    label: 'Alta de usuario',
    actor: null,
    changes: [
      { field: 'Nombre', before: null, after: 'Ágata Núñez' },
      { field: 'Correo', before: null, after: person(1).email },
      { field: 'Rol', before: null, after: 'Lector' },
    ],
  },
].map((facts, n) => ({
  ...facts,
  id: idOf(200 + n),
  at: `2026-11-1${5 - n}T10:30:00.000Z`,
  subject: person(1),
  isAboutAccount: true,
  before: null,
  after: null,
}));

/** Answers everything that the section asks for, with what never changes. */
export const answerUsers = (page: Page) =>
  answerAll(page, [
    [/\/api\/users\?/, list(shownUsers, 1240)],
    [/\/api\/users\/second-factor-roles$/, { roles: ['admin'] }],
    [/\/api\/users\/[^/]+$/, shownUsers[1]],
    [/\/api\/users\/[^/]+\/sessions$/, list(shownSessions.slice(1))],
    [/\/api\/audit\?/, list(shownEntries)],
    [
      /\/api\/audit\/actions$/,
      { actions: shownEntries.map(({ action, label }) => ({ action, label })) },
    ],
    [/\/api\/account\/sessions$/, list(shownSessions)],
    [
      /\/api\/account\/second-factor$/,
      { isOn: false, since: null, recoveryCodes: 0, isDemanded: false },
    ],
  ]);
