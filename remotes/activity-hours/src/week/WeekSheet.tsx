import type { Week } from '@vatio/contracts/activity-hours/weeks';
import { today } from '@vatio/records/time';
import { notifyError } from '@vatio/ui/layout';
import {
  type ComponentType,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Row } from '../common/row';
import { CellProblems } from './cells/CellProblems';
import { cellKey, cellOf, rowKey, rowsOf, withRows } from './cells/cell';
import { SaveState } from './cells/SaveState';
import { useCellStore } from './cells/useCellStore';
import type { CellDialogProps } from './dialogs/CellDialog';
import { cellLabel } from './grid/cellWords';
import { DayChoice } from './grid/DayChoice';
import { focusPlace } from './grid/gridDom';
import { useIsPhone } from './grid/useIsPhone';
import { WeekGrid } from './grid/WeekGrid';
import type { ShownWeek } from './shownWeek';

/** A square whose entries are open. */
interface Opened {
  readonly key: string;
  readonly CellDialog: ComponentType<CellDialogProps>;
}

export interface WeekSheetProps {
  readonly shown: ShownWeek;
  /** The same, as it was read. */
  readonly week: Week;
  /** Each time it grows the keyboard goes on in the first square. */
  readonly copies: number;
}

/** A week that was read: its grid, what is not stored yet, and what the week's hours are warned of. */
export function WeekSheet({ shown, week, copies }: WeekSheetProps) {
  const { store, keptRows, keepRows } = useCellStore(shown);
  const [rows, setRows] = useState(() => withRows(keptRows, rowsOf(week)));
  // Another tab, the timer or a copied week may have brought new rows; rows never vanish while they are on
  // screen.
  const all = withRows(rows, rowsOf(week));
  if (all !== rows) setRows(all);
  useEffect(() => keepRows(rows), [rows, keepRows]);

  const isPhone = useIsPhone();
  const [day, setDay] = useState(() => (week.days.some(isToday) ? today() : week.monday));
  const days = isPhone ? week.days.filter(({ date }) => date === day) : week.days;

  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [openMore] = useState(() => async (key: string) => {
    store.leave(key);
    await store.settled();
    if (store.edit(key)) {
      return box.current?.querySelector<HTMLElement>(`[data-cell="${key}"] button`)?.focus();
    }
    try {
      // The grid stays as it is while the dialog loads, with no placeholder.
      const { CellDialog } = await import('./dialogs/CellDialog');
      setOpened({ key, CellDialog });
    } catch (error) {
      notifyError(error);
    }
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
  /** The square in which the keyboard goes on, once its day is shown. */
  const [goingTo, setGoingTo] = useState<string>();
  const goTo = (key: string) => {
    setDay(cellOf(key).date);
    setGoingTo(key);
  };
  const focusCell = useEffectEvent((key: string) => {
    const inputs = sheet.current?.querySelectorAll<HTMLInputElement>('input[data-place]') ?? [];
    [...inputs].find((input) => input.getAttribute('aria-label') === labelOf(key))?.focus();
  });
  useEffect(() => {
    if (goingTo === undefined) return;
    focusCell(goingTo);
    setGoingTo(undefined);
  }, [goingTo]);
  useEffect(() => {
    if (!opened) return;
    return () => {
      // The dialog gave the focus back to a button that is drawn only in a square with the pointer or the focus.
      if (document.activeElement === document.body) focusCell(opened.key);
    };
  }, [opened]);
  // The same functions while the week is the same: the grid need not render for a dialog.
  const add = useCallback((row: Row) => setRows((before) => withRows(before, [row])), []);
  const remove = useCallback(
    (row: Row) => {
      for (const { date } of week.days) store.drop(cellKey(rowKey(row), date));
      setRows((before) => before.filter((one) => one !== row));
    },
    [store, week.days],
  );
  const [copiesBefore] = useState(copies);
  useEffect(() => {
    if (copies > copiesBefore) focusPlace(sheet.current, { row: 0, column: 0 });
  }, [copies, copiesBefore]);
  const openedRow = opened && rowOf(opened.key);

  return (
    <div ref={sheet}>
      {isPhone && <DayChoice days={week.days} shown={day} onShow={setDay} />}
      <CellProblems store={store} box={box} labelOf={labelOf} onDone={goTo} />
      <WeekGrid
        week={week}
        store={store}
        rows={rows}
        days={days}
        onAdd={add}
        onRemove={remove}
        onMore={openMore}
      />
      <div className="d-flex flex-wrap justify-content-between gap-2 mb-2">
        <small className="text-body-secondary d-none d-md-block">
          Intro y flechas: moverse · F2: detalle · Mayús+flechas o Espacio: marcar · Ctrl+C y V:
          copiar y pegar · Ctrl+Z: deshacer
        </small>
        <SaveState store={store} />
      </div>
      {week.warnings.map(({ date, message }) => (
        <p key={`${date} ${message}`} className="alert alert-warning py-2 mb-2">
          {message}
        </p>
      ))}
      {opened && openedRow && (
        <opened.CellDialog
          week={week}
          row={openedRow}
          date={cellOf(opened.key).date}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

const isToday = ({ date }: { readonly date: string }) => date === today();
