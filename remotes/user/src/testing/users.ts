import type { OpenSession } from '@vatio/contracts/user/account';
import type { AuditEntry } from '@vatio/contracts/user/audit';
import type { SecondFactor } from '@vatio/contracts/user/secondFactor';
import type { User } from '@vatio/contracts/user/users';

/** An account of the tests: an active reader, except for the facts of the test. */
export const userOf = (facts: Partial<User> = {}): User => ({
  id: '0199e1a0-0000-7000-8000-000000000001',
  email: 'lucia@vatio.example',
  name: 'Lucía Fernández',
  role: 'reader',
  active: true,
  version: 3,
  createdAt: '2025-01-15T09:00:00.000Z',
  lastAccessAt: '2026-11-20T17:53:00.000Z',
  hasSecondFactor: false,
  ...facts,
});

export const someUsers: readonly User[] = [
  userOf(),
  userOf({
    id: '0199e1a0-0000-7000-8000-000000000002',
    email: 'hassan@vatio.example',
    name: 'حسن <b>&"quoted"</b> 👩‍🔧',
    role: 'writer',
    lastAccessAt: null,
  }),
  userOf({
    id: '0199e1a0-0000-7000-8000-000000000003',
    email: 'marta@vatio.example',
    name: 'Marta Gil',
    role: 'admin',
    active: false,
  }),
];

export const sessionOf = (facts: Partial<OpenSession> = {}): OpenSession => ({
  id: '0199e1a0-0000-7000-8000-0000000000a1',
  device: 'Chrome en Windows',
  startedAt: '2026-11-21T08:00:00.000Z',
  expiresAt: '2026-11-21T20:00:00.000Z',
  current: false,
  ...facts,
});

/** The signed-in person's second factor: none, except for the facts of the test. */
export const factorOf = (facts: Partial<SecondFactor> = {}): SecondFactor => ({
  isOn: false,
  since: null,
  recoveryCodes: 0,
  isDemanded: false,
  ...facts,
});

export const entryOf = (facts: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '0199e1a0-0000-7000-8000-0000000000e1',
  at: '2026-11-20T10:30:00.000Z',
  action: 'role-changed',
  actor: { id: '1', name: 'Persona de Prueba', email: 'prueba@vatio.example' },
  subject: { id: userOf().id, name: 'Lucía Fernández', email: 'lucia@vatio.example' },
  label: 'Cambio de rol',
  isAboutAccount: true,
  changes: [{ field: 'Rol', before: 'Editor', after: 'Lector' }],
  before: { role: 'writer' },
  after: { role: 'reader' },
  ...facts,
});
