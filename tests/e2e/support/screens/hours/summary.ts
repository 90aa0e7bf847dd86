import type { HoursSummary } from '@vatio/contracts/activity-hours/summary';
import { idOf } from '../screens';

const named = (n: number, name: string) => ({ id: idOf(n), name });
const sums = (minutes: number, billableMinutes = minutes) => ({ minutes, billableMinutes });

const [study, check, meeting, visit] = [
  'Estudio',
  'Verificación de facturas',
  'Reunión',
  'Visita',
].map((name, n) => named(870 + n, name)) as [Named, Named, Named, Named];
type Named = ReturnType<typeof named>;
const [bakery, hotel, works] = [
  'Panadería Hermanos Ávila, S. L.',
  'Hotel Sol de Levante',
  'Talleres Ruiz',
].map((name, n) => named(880 + n, name)) as [Named, Named, Named];

/** The month of all pictures: one budget is exceeded, and one will be. */
export const shownSummary: HoursSummary = {
  ...sums(4035, 3540),
  amountEur: '2152.50',
  clients: [
    {
      client: bakery,
      ...sums(1350, 1350),
      amountEur: '1012.50',
      unratedMinutes: 0,
      activities: [
        { activity: study, ...sums(900) },
        { activity: check, ...sums(450) },
      ],
      savedEur: '1250.40',
      recoveredEur: '87.60',
    },
    {
      client: hotel,
      ...sums(2190, 1900),
      amountEur: '1140.00',
      unratedMinutes: 0,
      activities: [
        { activity: study, ...sums(1700) },
        { activity: meeting, ...sums(290, 0) },
        { activity: visit, ...sums(200) },
      ],
      savedEur: null,
      recoveredEur: null,
    },
    {
      client: works,
      ...sums(495, 290),
      amountEur: null,
      unratedMinutes: 290,
      activities: [
        { activity: visit, ...sums(290) },
        { activity: meeting, ...sums(205, 0) },
      ],
      savedEur: null,
      recoveredEur: '412.08',
    },
  ],
  people: [
    {
      user: named(890, 'Lucía Fernández Ortega'),
      ...sums(2400, 2100),
      months: [{ month: '2026-11', ...sums(2400, 2100) }],
    },
    {
      user: named(891, 'Javier Molina Ruiz'),
      ...sums(1635, 1440),
      months: [{ month: '2026-11', ...sums(1635, 1440) }],
    },
  ],
  budgets: [
    { client: hotel, month: '2026-11', budgetMinutes: 2400, minutes: 2190, foreseenMinutes: 3285 },
    { client: bakery, month: '2026-11', budgetMinutes: 1200, minutes: 1350, foreseenMinutes: 2025 },
    { client: works, month: '2026-11', budgetMinutes: 1800, minutes: 495, foreseenMinutes: 742 },
  ],
};
