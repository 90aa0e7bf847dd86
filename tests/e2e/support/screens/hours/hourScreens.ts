import type { Page } from '@playwright/test';
import type { Activity } from '@vatio/contracts/activity-hours/activities';
import type { Entry } from '@vatio/contracts/activity-hours/entries';
import type { Timer } from '@vatio/contracts/activity-hours/timer';
import type { Week } from '@vatio/contracts/activity-hours/weeks';
import { answerAll, idOf, list } from '../screens';
import { shownLocks, shownTerms, shownWorkingWeeks } from './settings';
import { shownSummary } from './summary';

const named = (n: number, name: string) => ({ id: idOf(n), name });
const me = named(800, 'Lucía Fernández Ortega');
const clients = [
  named(801, 'Panadería Hermanos Ávila, S. L.'),
  named(802, 'Hotel Sol de Levante'),
  named(803, 'Talleres Ruiz'),
] as const;
const activities = [
  named(811, 'Estudio'),
  named(812, 'Verificación de facturas'),
  named(813, 'Reunión'),
] as const;
const shownActivities: readonly Activity[] = activities.map((one) => ({
  ...one,
  isBillable: one.name !== 'Reunión',
  isArchived: false,
  version: 1,
}));

/** The Monday of the week on all pictures; their now is its Friday. */
export const shownMonday = '2026-11-16';
const dayOf = (n: number) => `2026-11-${16 + n}`;

/** [client, activity, minutes from Monday to Friday] */
const lines: readonly (readonly [number, number, readonly number[]])[] = [
  [0, 0, [120, 90, 0, 240, 60]],
  [0, 1, [60, 0, 150, 0, 0]],
  [1, 0, [180, 240, 210, 120, 180]],
  [2, 2, [0, 45, 0, 60, 0]],
];

export const shownEntries: readonly Entry[] = lines.flatMap(([client, activity, minutes], line) =>
  minutes.flatMap((spent, day) =>
    spent === 0
      ? []
      : [
          {
            id: idOf(820 + line * 5 + day),
            version: 1,
            user: me,
            date: dayOf(day),
            client: clients[client] ?? me,
            activity: activities[activity] ?? me,
            minutes: spent,
            isBillable: activity !== 2,
            note: line === 0 && day === 0 ? 'Curva de octubre, con el cliente al teléfono' : '',
            point: line === 0 ? named(861, 'Obrador') : null,
            study: line === 0 ? named(862, 'E-2026-0012') : null,
            bill: null,
            claim: null,
            isLocked: false,
          },
        ],
  ),
);

export const weekOf = (facts: Partial<Week> = {}): Week => ({
  monday: shownMonday,
  user: me,
  days: Array.from({ length: 7 }, (_, day) => ({
    date: dayOf(day),
    expectedMinutes: day < 5 ? 480 : 0,
    holiday: null,
    isLocked: false,
    isFuture: day > 4,
  })),
  entries: [...shownEntries],
  warnings: [],
  ...facts,
});

export const runningTimer: Timer = {
  startedAt: '2026-11-20T08:17:30.000Z',
  client: clients[1],
  activity: activities[0],
  note: '',
};

/** Answers what the pages of hours ask for. */
export const answerHours = (page: Page) =>
  answerAll(page, [
    [/\/api\/hours\/weeks\//, weekOf()],
    [/\/api\/hours\/summary/, shownSummary],
    [/\/api\/hours\/locks/, { rows: shownLocks }],
    [/\/api\/hours\/terms/, { rows: shownTerms }],
    [/\/api\/hours\/working-week/, { rows: shownWorkingWeeks }],
    [/\/api\/hours\/activities/, { rows: shownActivities }],
    [/\/api\/hours\/timer/, { timer: null }],
    [
      /\/api\/hours\/entries\?/,
      { ...list([...shownEntries].reverse(), 124), minutes: 6225, billableMinutes: 5880 },
    ],
    [/\/api\/clients\?/, list(clients.map((client) => ({ ...client, taxId: 'B12345674' })))],
    [/\/api\/users\?/, list([])],
  ]);
