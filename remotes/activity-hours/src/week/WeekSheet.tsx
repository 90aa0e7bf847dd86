import type { Week } from '@vatio/contracts/activityHours/weeks';
import { today } from '@vatio/contracts/time';
import { LazyPage } from '@vatio/ui/layout';
import { useEffect, useRef, useState } from 'react';
import type { Row } from '../common/row';
import { CellProblems } from './cells/CellProblems';
import { cellKey, cellOf, rowKey, rowsOf, withRows } from './cells/cell';
import { SaveState } from './cells/SaveState';
import { useCellStore } from './cells/useCellStore';
import { cellLabel } from './grid/cellWords';
import { DayChoice } from './grid/DayChoice';
import { focusPlace } from './grid/gridDom';
import { useIsPhone } from './grid/useIsPhone';
import { WeekGrid } from './grid/WeekGrid';

const cellDialog = async () => (await import('./dialogs/CellDialog')).CellDialog;

export interface WeekSheetProps {
  readonly week: Week;
  /** Each time it grows the keyboard goes on in the first square. */
  readonly copies: number;
}

/** A week that was read: its grid, what is not stored yet, and what the week's hours are warned of. */
export function WeekSheet({ week, copies }: WeekSheetProps) {
  const { store, keptRows, keepRows } = useCellStore(week.monday);
  const [rows, setRows] = useState(() => withRows(keptRows, rowsOf(week)));
  // Another tab, the timer or a copied week may have brought new ones; none goes while one looks.
  const all = withRows(rows, rowsOf(week));
  if (all !== rows) setRows(all);
  useEffect(() => keepRows(rows), [rows, keepRows]);

  const isPhone = useIsPhone();
  const [shown, setShown] = useState(() => (week.days.some(isToday) ? today() : week.monday));
  const days = isPhone ? week.days.filter(({ date }) => date === shown) : week.days;

  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string>();
  const [openMore] = useState(() => async (key: string) => {
    store.leave(key);
    await store.settled();
    if (store.edit(key)) box.current?.querySelector('button')?.focus();
    else setOpened(key);
  });
  const rowOf = (key: string): Row | undefined => {
    const { clientId, activityId } = cellOf(key);
    return rows.find(
      ({ client, activity }) => client.id === clientId && activity.id === activityId,
    );
  };
  const labelOf = (key: string): string => {
    const row = rowOf(key);
    return row ? cellLabel(row, cellOf(key).date) : cellOf(key).date;
  };
  const goTo = (key: string) => {
    const inputs = sheet.current?.querySelectorAll<HTMLInputElement>('input[data-place]') ?? [];
    [...inputs].find((input) => input.getAttribute('aria-label') === labelOf(key))?.focus();
  };
  const remove = (row: Row) => {
    for (const { date } of week.days) store.drop(cellKey(rowKey(row), date));
    setRows(rows.filter((one) => one !== row));
  };
  const [copiesBefore] = useState(copies);
  useEffect(() => {
    if (copies > copiesBefore) focusPlace(sheet.current, { row: 0, column: 0 });
  }, [copies, copiesBefore]);
  const openedRow = opened === undefined ? undefined : rowOf(opened);

  return (
    <div ref={sheet}>
      {isPhone && <DayChoice days={week.days} shown={shown} onShow={setShown} />}
      <CellProblems store={store} box={box} labelOf={labelOf} onDone={goTo} />
      <WeekGrid
        week={week}
        store={store}
        rows={rows}
        days={days}
        onAdd={(row) => setRows(withRows(rows, [row]))}
        onRemove={remove}
        onMore={openMore}
      />
      <div className="d-flex flex-wrap justify-content-between gap-2 mb-2">
        <small className="text-body-secondary d-none d-md-block">
          Intro y flechas: moverse · F2: nota y detalle · Mayús+flechas: marcar varias celdas ·
          Mayús+Espacio: la fila
        </small>
        <SaveState store={store} />
      </div>
      {week.warnings.map(({ date, message }) => (
        <p key={`${date} ${message}`} className="alert alert-warning py-2 mb-2">
          {message}
        </p>
      ))}
      {opened !== undefined && openedRow && (
        <LazyPage
          load={cellDialog}
          props={{
            week,
            row: openedRow,
            date: cellOf(opened).date,
            onClose: () => setOpened(undefined),
          }}
        />
      )}
    </div>
  );
}

const isToday = ({ date }: { readonly date: string }) => date === today();
