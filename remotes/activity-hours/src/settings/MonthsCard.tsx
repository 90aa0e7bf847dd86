import type { Lock } from '@vatio/contracts/activity-hours/settings';
import { notify } from '@vatio/platform';
import { today } from '@vatio/records/time';
import { dateTime, monthInWords } from '@vatio/ui/format';
import { Card, ConfirmButton, Loaded } from '@vatio/ui/layout';
import { type Column, DataTable } from '@vatio/ui/table';
import { useMemo, useState } from 'react';
import type { SettingCardProps } from './settingCard';
import { useCloseMonth, useOpenMonth } from './settingsApi';
import { useFocusInCard } from './useFocusInCard';

/** The number of past months on offer. */
const offeredMonths = 24;

/** Closed months, which take no more hours. */
export function MonthsCard({ read, isAdmin }: SettingCardProps<Lock>) {
  const columns = useMemo(() => columnsFor(isAdmin), [isAdmin]);
  const card = useFocusInCard(read.data?.length ?? 0);
  return (
    <Card title="Meses cerrados" isWide>
      <p>
        En un mes cerrado nadie apunta, cambia ni borra horas. Cerrarlo y abrirlo queda en la
        auditoría.
      </p>
      <Loaded query={read} loading="Cargando los meses…" lines={3} what="los meses cerrados">
        {(rows) => (
          <div ref={card}>
            {isAdmin && <CloseMonth closed={rows} />}
            {rows.length === 0 ? (
              <p className="mb-0">No hay ninguno.</p>
            ) : (
              <DataTable
                caption="Meses cerrados de horas"
                columns={columns}
                rows={rows}
                rowId={({ month }) => month}
              />
            )}
          </div>
        )}
      </Loaded>
    </Card>
  );
}

const columnsFor = (isAdmin: boolean): readonly Column<Lock>[] => [
  { id: 'month', header: 'Mes', isRowHeader: true, cell: ({ month }) => monthInWords(month) },
  { id: 'by', header: 'Lo cerró', cell: ({ lockedBy }) => <bdi>{lockedBy.name}</bdi> },
  { id: 'at', header: 'Cuándo', cell: ({ lockedAt }) => dateTime(lockedAt) },
  ...(isAdmin
    ? [{ id: 'open', header: 'Abrir', cell: ({ month }: Lock) => <OpenMonth month={month} /> }]
    : []),
];

function OpenMonth({ month }: Pick<Lock, 'month'>) {
  const open = useOpenMonth();
  const name = monthInWords(month);
  return (
    <ConfirmButton
      label="Abrir"
      name={`Abrir ${name}`}
      look="btn-outline-secondary btn-sm"
      title={`¿Abrir ${name}?`}
      confirm="Abrir el mes"
      busy="Abriendo…"
      action={open}
      onConfirm={(close) =>
        open.mutate(month, {
          onSuccess: () => {
            close();
            notify(`${name}: abierto`, { kind: 'success' });
          },
        })
      }
    >
      <p>
        Se podrán apuntar y cambiar horas de ese mes hasta que se cierre otra vez. Quedará en la
        auditoría.
      </p>
    </ConfirmButton>
  );
}

function CloseMonth({ closed }: { readonly closed: readonly Lock[] }) {
  const close = useCloseMonth();
  const open = monthsBefore(today().slice(0, 7)).filter(
    (month) => !closed.some((lock) => lock.month === month),
  );
  const [chosen, setChosen] = useState('');
  // The last whole month, unless the person chooses.
  const month = open.includes(chosen) ? chosen : (open[1] ?? open[0] ?? '');
  if (!month) return null;
  const name = monthInWords(month);
  return (
    <div className="d-flex flex-wrap align-items-center gap-2 mb-3">
      <select
        className="form-select w-auto"
        aria-label="Mes que se cierra"
        value={month}
        onChange={({ target }) => setChosen(target.value)}
      >
        {open.map((one) => (
          <option key={one} value={one}>
            {monthInWords(one)}
          </option>
        ))}
      </select>
      <ConfirmButton
        label="Cerrar el mes"
        look="btn-primary"
        title={`¿Cerrar ${name}?`}
        confirm="Cerrar el mes"
        busy="Cerrando…"
        action={close}
        onConfirm={(end) =>
          close.mutate(month, {
            onSuccess: () => {
              end();
              notify(`${name}: cerrado`, { kind: 'success' });
            },
          })
        }
      >
        <p>
          Nadie podrá apuntar, cambiar ni borrar horas de ese mes hasta que se abra. Quedará en la
          auditoría.
        </p>
      </ConfirmButton>
    </div>
  );
}

/** A month and those before it, the latest first. */
function monthsBefore(last: string): readonly string[] {
  const [year = 0, month = 1] = last.split('-').map(Number);
  return Array.from({ length: offeredMonths }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
