import type { Named } from '@vatio/contracts/activity-hours/entries';
import type { HoursSummary } from '@vatio/contracts/activity-hours/summary';
import { today } from '@vatio/records/time';
import type { ExportColumn } from '@vatio/ui/export';
import { inHours } from '../common/inHours';
import { type Budget, stateOf } from './budget';
import type { ClientSums } from './clientSums';

/** Each file has a sum once, so that its columns can be added up. */

interface Minutes {
  readonly minutes: number;
  readonly billableMinutes: number;
}

const hours: readonly ExportColumn<Minutes>[] = [
  { header: 'Horas', value: ({ minutes }) => inHours(minutes) },
  { header: 'Horas facturables', value: ({ billableMinutes }) => inHours(billableMinutes) },
];
const eurOr = (eur: string | null) => (eur === null ? null : Number(eur));

/** A line for each client. */
export const clientExportColumns: readonly ExportColumn<ClientSums>[] = [
  { header: 'Cliente', value: ({ client }) => client.name },
  ...hours,
  {
    header: 'Horas facturables sin tarifa',
    value: ({ unratedMinutes }) => inHours(unratedMinutes),
  },
  { header: 'Importe (€)', value: ({ amountEur }) => eurOr(amountEur) },
  { header: 'Ahorro aceptado (€/año)', value: ({ savedEur }) => eurOr(savedEur) },
  { header: 'Recuperado (€)', value: ({ recoveredEur }) => eurOr(recoveredEur) },
];

interface ActivitySums extends Minutes {
  readonly client: Named;
  readonly activity: Named;
}

/** A line for each client and activity. */
export const activityRows = ({ clients }: HoursSummary): readonly ActivitySums[] =>
  clients.flatMap(({ client, activities }) => activities.map((sums) => ({ client, ...sums })));

export const activityExportColumns: readonly ExportColumn<ActivitySums>[] = [
  { header: 'Cliente', value: ({ client }) => client.name },
  { header: 'Actividad', value: ({ activity }) => activity.name },
  ...hours,
];

interface MonthSums extends Minutes {
  readonly user: Named;
  /** `2026-01` */
  readonly month: string;
}

/** A line for each person and month. */
export const monthRows = ({ people }: HoursSummary): readonly MonthSums[] =>
  people.flatMap(({ user, months }) => months.map((sums) => ({ user, ...sums })));

export const monthExportColumns: readonly ExportColumn<MonthSums>[] = [
  { header: 'Persona', value: ({ user }) => user.name },
  { header: 'Mes', value: ({ month }) => month },
  ...hours,
];

/** A line for each client with a budget and month. */
export const budgetExportColumns: readonly ExportColumn<Budget>[] = [
  { header: 'Cliente', value: ({ client }) => client.name },
  { header: 'Mes', value: ({ month }) => month },
  { header: 'Horas presupuestadas', value: ({ budgetMinutes }) => inHours(budgetMinutes) },
  { header: 'Horas', value: ({ minutes }) => inHours(minutes) },
  { header: 'Horas previstas', value: ({ foreseenMinutes }) => inHours(foreseenMinutes) },
  { header: 'Estado', value: (budget) => stateOf(budget, today()).text },
];
