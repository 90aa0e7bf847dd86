import type { HoursSummary } from '@vatio/contracts/activity-hours/summary';
import { activities, clients } from './hours';

const [avila, sol, ruiz] = clients;
const [estudio, reunion] = activities.map(({ id, name }) => ({ id, name }));

/** A client without hours for whom a claim brought something back. */
export const foundOnly: HoursSummary['clients'][number] = {
  client: ruiz,
  minutes: 0,
  billableMinutes: 0,
  amountEur: null,
  unratedMinutes: 0,
  activities: [],
  savedEur: null,
  recoveredEur: '412.40',
};

/** Two clients, a person with two months, and a budget that will not suffice; except for the facts of the test. */
export const summaryOf = (facts: Partial<HoursSummary> = {}): HoursSummary => ({
  minutes: 600,
  billableMinutes: 510,
  amountEur: '198.75',
  clients: [
    {
      client: avila,
      minutes: 265,
      billableMinutes: 265,
      amountEur: '198.75',
      unratedMinutes: 0,
      activities: [{ activity: estudio ?? avila, minutes: 265, billableMinutes: 265 }],
      savedEur: '1250.40',
      recoveredEur: null,
    },
    {
      client: sol,
      minutes: 335,
      billableMinutes: 245,
      amountEur: null,
      unratedMinutes: 245,
      activities: [
        { activity: estudio ?? sol, minutes: 245, billableMinutes: 245 },
        { activity: reunion ?? sol, minutes: 90, billableMinutes: 0 },
      ],
      savedEur: null,
      recoveredEur: '87.60',
    },
  ],
  people: [
    {
      user: { id: '0199e1a0-0000-7000-8000-0000000000f1', name: 'Ana Prieto' },
      minutes: 600,
      billableMinutes: 510,
      months: [
        { month: '2026-02', minutes: 120, billableMinutes: 120 },
        { month: '2026-03', minutes: 480, billableMinutes: 390 },
      ],
    },
  ],
  budgets: [
    { client: avila, month: '2026-03', budgetMinutes: 240, minutes: 265, foreseenMinutes: 265 },
    { client: sol, month: '2099-01', budgetMinutes: 600, minutes: 335, foreseenMinutes: 690 },
  ],
  ...facts,
});
