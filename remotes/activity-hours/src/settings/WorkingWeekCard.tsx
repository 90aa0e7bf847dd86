import type { WorkingWeek } from '@vatio/contracts/activityHours/settings';
import { today } from '@vatio/contracts/time';
import { notify } from '@vatio/platform';
import { date } from '@vatio/ui/format';
import {
  FieldGrid,
  FormActions,
  FormAlert,
  object,
  rules,
  string,
  TextField,
  useZodForm,
} from '@vatio/ui/forms';
import { Card, ConfirmButton, Loaded } from '@vatio/ui/layout';
import { type Column, DataTable } from '@vatio/ui/table';
import { useMemo } from 'react';
import { minutesToType, minutesTyped } from './hoursTyped';
import type { SettingCardProps } from './settingCard';
import { useRemoveWorkingWeek, useSetWorkingWeek } from './settingsApi';

const weekdays = [
  ['mon', 'Lunes'],
  ['tue', 'Martes'],
  ['wed', 'Miércoles'],
  ['thu', 'Jueves'],
  ['fri', 'Viernes'],
  ['sat', 'Sábado'],
  ['sun', 'Domingo'],
] as const;

const mostMinutes = 1440;
const hours = () =>
  string().refine((text) => (minutesTyped(text) ?? mostMinutes + 1) <= mostMinutes, {
    error: 'Escribe horas de 0 a 24: 8, 7,5 o 7:30',
  });
const schema = object({
  from: rules.plausibleDay(),
  mon: hours(),
  tue: hours(),
  wed: hours(),
  thu: hours(),
  fri: hours(),
  sat: hours(),
  sun: hours(),
});

/** Hours of work by weekday, from a day on: what a week is compared with. */
export function WorkingWeekCard({ read, isAdmin }: SettingCardProps<WorkingWeek>) {
  return (
    <Card title="Semana laboral" isWide>
      <p>Con ella se comparan las horas de cada día y la previsión de los presupuestos.</p>
      <Loaded query={read} loading="Cargando la semana laboral…" lines={3} what="la semana laboral">
        {(rows) => (
          <>
            <Weeks rows={rows} isAdmin={isAdmin} />
            {isAdmin && <NewWeek latest={rows[0]} />}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Weeks({
  rows,
  isAdmin,
}: {
  readonly rows: readonly WorkingWeek[];
  readonly isAdmin: boolean;
}) {
  // The last one has always been in force, and stays.
  const first = rows.at(-1)?.from;
  const columns = useMemo<readonly Column<WorkingWeek>[]>(
    () => [
      { id: 'from', header: 'Desde', isRowHeader: true, cell: ({ from }) => date(from) },
      ...weekdays.map(([id, header], day) => ({
        id,
        header,
        align: 'end' as const,
        cell: ({ minutes }: WorkingWeek) => minutesToType(minutes[day] ?? 0),
      })),
      ...(isAdmin
        ? [
            {
              id: 'remove',
              header: 'Quitar',
              cell: ({ from }: WorkingWeek) => from !== first && <RemoveWeek from={from} />,
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

function RemoveWeek({ from }: Pick<WorkingWeek, 'from'>) {
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
      onConfirm={(close) => remove.mutate(from, { onSuccess: close })}
    >
      <p>Desde el {date(from)} valdrá otra vez la anterior.</p>
    </ConfirmButton>
  );
}

function NewWeek({ latest }: { readonly latest: WorkingWeek | undefined }) {
  const set = useSetWorkingWeek();
  const typedOf = (day: number) => minutesToType(latest?.minutes[day] ?? 0);
  const form = useZodForm(schema, {
    from: today(),
    ...Object.fromEntries(weekdays.map(([id], day) => [id, typedOf(day)])),
  });
  const submit = form.handleSubmit(({ from, ...week }) =>
    set.mutate(
      { from, minutes: weekdays.map(([id]) => minutesTyped(week[id]) ?? 0) },
      { onSuccess: () => notify('Semana laboral guardada', { kind: 'success' }) },
    ),
  );
  return (
    <form noValidate className="mt-3" onSubmit={submit} aria-label="Nueva semana laboral">
      <FieldGrid>
        <TextField form={form} name="from" label="Desde" type="date" />
        {weekdays.map(([id, label]) => (
          <TextField key={id} form={form} name={id} label={label} inputMode="decimal" />
        ))}
      </FieldGrid>
      <FormAlert form={form} error={set.error} />
      <FormActions pending={set.isPending}>Guardar la semana laboral</FormActions>
    </form>
  );
}
