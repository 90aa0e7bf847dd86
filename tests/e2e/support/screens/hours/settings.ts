import type { Lock, Terms, WorkingWeek } from '@vatio/contracts/activity-hours/settings';
import { idOf } from '../screens';

const named = (n: number, name: string) => ({ id: idOf(n), name });
const who = named(800, 'Lucía Fernández Ortega');

export const shownLocks: readonly Lock[] = ['2026-09', '2026-08'].map((month) => ({
  month,
  lockedAt: '2026-10-05T08:30:00.000Z',
  lockedBy: who,
}));

const bakery = named(801, 'Panadería Hermanos Ávila, S. L.');
export const shownTerms: readonly Terms[] = [
  {
    client: named(802, 'Hotel Sol de Levante'),
    from: '2026-01-01',
    monthlyBudgetMinutes: 2400,
    rateEurPerHour: '36.00',
    version: 1,
  },
  {
    client: bakery,
    from: '2026-07-01',
    monthlyBudgetMinutes: 1200,
    rateEurPerHour: '45.00',
    version: 1,
  },
  {
    client: bakery,
    from: '2026-01-01',
    monthlyBudgetMinutes: null,
    rateEurPerHour: '42.50',
    version: 1,
  },
];

export const shownWorkingWeeks: readonly WorkingWeek[] = [
  { from: '2026-07-01', minutes: [420, 420, 420, 420, 390, 0, 0], version: 1 },
  { from: '2020-01-01', minutes: [480, 480, 480, 480, 480, 0, 0], version: 1 },
];
