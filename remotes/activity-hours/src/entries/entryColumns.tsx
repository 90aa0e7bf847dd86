import type { Entry } from '@vatio/contracts/activity-hours/entries';
import { entryRecord } from '@vatio/contracts/activity-hours/entryRecord';
import { formatDuration } from '@vatio/records/duration';
import type { ExportColumn } from '@vatio/ui/export';
import { date } from '@vatio/ui/format';
import type { Column } from '@vatio/ui/table';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { weekPath } from '../common/hoursPaths';
import { inHours } from '../common/inHours';

const { fields } = entryRecord;

/** A cell's text for an unknown value. */
const dash = <span aria-hidden="true">–</span>;

/** An entry's subjects besides its client: a supply point, a study, a bill, a claim. */
const subjectsOf = ({ point, study, bill, claim }: Entry): string =>
  [point, study, bill, claim].flatMap((one) => (one ? [one.name] : [])).join(' · ');

/** The list of entries: ids are the names that the API sorts by. */
export const entryColumns: readonly Column<Entry>[] = [
  {
    id: 'date',
    header: fields.date.label,
    sortable: true,
    isRowHeader: true,
    cell: (entry) => (
      <span className="text-nowrap">
        <Link to={weekPath(entry.date, entry.user.id)}>{date(entry.date)}</Link>
        {entry.isLocked && (
          <>
            {' '}
            <Lock aria-hidden="true" size={12} />
            <span className="visually-hidden">, mes cerrado</span>
          </>
        )}
      </span>
    ),
  },
  { id: 'user', header: 'Persona', sortable: true, cell: ({ user }) => <bdi>{user.name}</bdi> },
  {
    id: 'client',
    header: 'Cliente',
    sortable: true,
    cell: ({ client }) => <bdi>{client.name}</bdi>,
  },
  {
    id: 'activity',
    header: 'Actividad',
    sortable: true,
    cell: ({ activity }) => <bdi>{activity.name}</bdi>,
  },
  {
    id: 'subjects',
    header: 'Sobre',
    initiallyHidden: true,
    cell: (entry) => (subjectsOf(entry) ? <bdi>{subjectsOf(entry)}</bdi> : dash),
  },
  { id: 'note', header: fields.note.label, cell: ({ note }) => (note ? <bdi>{note}</bdi> : dash) },
  {
    id: 'billable',
    header: fields.isBillable.label,
    cell: ({ isBillable }) => (isBillable ? 'Sí' : 'No'),
  },
  {
    id: 'minutes',
    header: fields.minutes.label,
    align: 'end',
    sortable: true,
    cell: ({ minutes }) => formatDuration(minutes),
  },
];

/** «31/01/2026», as spreadsheets read it. */
const inDigits = (day: string) => day.split('-').reverse().join('/');

export const entryExportColumns: readonly ExportColumn<Entry>[] = [
  { header: fields.date.label, value: (entry) => inDigits(entry.date) },
  { header: 'Persona', value: ({ user }) => user.name },
  { header: 'Cliente', value: ({ client }) => client.name },
  { header: 'Actividad', value: ({ activity }) => activity.name },
  { header: 'Horas', value: ({ minutes }) => inHours(minutes) },
  { header: 'Minutos', value: ({ minutes }) => minutes },
  { header: fields.isBillable.label, value: ({ isBillable }) => isBillable },
  { header: fields.note.label, value: ({ note }) => note },
  { header: 'Punto de suministro', value: ({ point }) => point?.name ?? null },
  { header: 'Estudio', value: ({ study }) => study?.name ?? null },
  { header: 'Factura', value: ({ bill }) => bill?.name ?? null },
  { header: 'Reclamación', value: ({ claim }) => claim?.name ?? null },
];
