import type { WorkingWeek } from '@vatio/contracts/activity-hours/settings';
import { notify } from '@vatio/platform';
import { formatHours } from '@vatio/records/duration';
import { date } from '@vatio/ui/format';
import { Card, ConfirmButton, Loaded } from '@vatio/ui/layout';
import { type Column, DataTable } from '@vatio/ui/table';
import { useMemo } from 'react';
import type { SettingCardProps } from '../settingCard';
import { useRemoveWorkingWeek } from '../settingsApi';
import { useFocusInCard } from '../useFocusInCard';
import { NewWorkingWeek } from './NewWorkingWeek';
import { weekdays } from './workingWeekForm';

/** Hours of work by weekday, from a day on: what a week is compared with. */
export function WorkingWeekCard({ read, isAdmin }: SettingCardProps<WorkingWeek>) {
  const card = useFocusInCard(read.data?.length ?? 0);
  return (
    <Card title="Semana laboral" isWide>
      <p>Con ella se comparan las horas de cada día y la previsión de los presupuestos.</p>
      <Loaded query={read} loading="Cargando la semana laboral…" lines={3} what="la semana laboral">
        {(rows) => (
          <div ref={card}>
            <Weeks rows={rows} isAdmin={isAdmin} />
            {isAdmin && <NewWorkingWeek latest={rows[0]} />}
          </div>
        )}
      </Loaded>
    </Card>
  );
}

interface WeeksProps {
  readonly rows: readonly WorkingWeek[];
  readonly isAdmin: boolean;
}

function Weeks({ rows, isAdmin }: WeeksProps) {
  // The last one has always been in force, and stays.
  const first = rows.at(-1)?.from;
  const columns = useMemo<readonly Column<WorkingWeek>[]>(
    () => [
      { id: 'from', header: 'Desde', isRowHeader: true, cell: ({ from }) => date(from) },
      ...weekdays.map((header, day) => ({
        id: header,
        header,
        align: 'end' as const,
        cell: ({ minutes }: WorkingWeek) => formatHours(minutes[day] ?? 0),
      })),
      ...(isAdmin
        ? [
            {
              id: 'remove',
              header: 'Quitar',
              cell: (week: WorkingWeek) => week.from !== first && <RemoveWeek week={week} />,
            },
          ]
        : []),
    ],
    [isAdmin, first],
  );
  return (
    <DataTable
      caption="Semanas laborales, en horas"
      columns={columns}
      rows={rows}
      rowId={({ from }) => from}
    />
  );
}

function RemoveWeek({ week }: { readonly week: WorkingWeek }) {
  const { from, minutes } = week;
  const remove = useRemoveWorkingWeek();
  return (
    <ConfirmButton
      label="Quitar"
      name={`Quitar la semana laboral desde ${date(from)}`}
      look="btn-outline-danger btn-sm"
      title="¿Quitar esta semana laboral?"
      confirm="Quitar"
      busy="Quitando…"
      action={remove}
      onConfirm={(close) =>
        remove.mutate(week, {
          onSuccess: () => {
            close();
            notify('Semana laboral quitada', { kind: 'success' });
          },
        })
      }
    >
      <p>De lunes a domingo: {minutes.map(formatHours).join(' · ')}.</p>
      <p>Desde el {date(from)} valdrá otra vez la anterior. Quedará en la auditoría.</p>
    </ConfirmButton>
  );
}
