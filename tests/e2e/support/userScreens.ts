import type { Page, Route } from '@playwright/test';
import type { OpenSession } from '@vatio/contracts/account';
import type { AuditEntry } from '@vatio/contracts/audit';
import type { User } from '@vatio/contracts/users';

const idOf = (n: number) => `0199e1a0-0000-7000-8000-${String(n).padStart(12, '0')}`;

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
    actor: person(0),
    before: { role: 'reader', name: 'Ágata Núñez' },
    after: { role: 'writer', name: person(1).name },
  },
  { action: 'password-reset', actor: person(0), before: null, after: null },
  {
    action: 'user-created',
    actor: null,
    before: null,
    after: { name: 'Ágata Núñez', email: person(1).email, role: 'reader' },
  },
].map((facts, n) => ({
  ...(facts as Pick<AuditEntry, 'action' | 'actor' | 'before' | 'after'>),
  id: idOf(200 + n),
  at: `2026-11-1${5 - n}T10:30:00.000Z`,
  subject: person(1),
}));

const list = (rows: readonly unknown[], total = rows.length) => ({ rows, total });

/** Answers everything that the section asks for, with what never changes. */
export async function answerUsers(page: Page): Promise<void> {
  const answers: readonly (readonly [RegExp, unknown])[] = [
    [/\/api\/users\?/, list(shownUsers, 1240)],
    [/\/api\/users\/[^/]+$/, shownUsers[1]],
    [/\/api\/users\/[^/]+\/sessions$/, list(shownSessions.slice(1))],
    [/\/api\/audit\?/, list(shownEntries)],
    [/\/api\/account\/sessions$/, list(shownSessions)],
  ];
  for (const [address, json] of answers) {
    await page.route(address, (route: Route) => route.fulfill({ json }));
  }
}
