import type { Week } from '@vatio/contracts/activity-hours/weeks';
import { type MouseEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import type { Row } from '../../common/row';
import { cellKey, cellOf, entriesByCell, rowKey } from '../cells/cell';
import type { CellStore } from '../cells/cellStore';
import { weekInWords } from '../weekDays';
import { blockOf, hasRow, type Place } from './block';
import { closedBecause } from './cellWords';
import { DayHead } from './DayHead';
import { GridRow } from './GridRow';
import { focusPlace, placeOf } from './gridDom';
import { NewRow } from './NewRow';
import { Sum } from './Sum';
import { useGridClipboard } from './useGridClipboard';
import { type Marked, markedInWords, useGridKeys } from './useGridKeys';
import { useGridUndo } from './useGridUndo';

export interface WeekGridProps {
  readonly week: Week;
  readonly store: CellStore;
  readonly rows: readonly Row[];
  /** All seven, or the one that a phone shows. */
  readonly days: readonly Week['days'][number][];
  /** These three are the same functions always, so that the grid does not render for them. */
  readonly onAdd: (row: Row) => void;
  readonly onRemove: (row: Row) => void;
  /** Opens the entries of a square. */
  readonly onMore: (cellKey: string) => void;
}

/** The week: a line for each client and activity, a square for each day, all of it by keyboard. */
export const WeekGrid = memo(function WeekGrid(props: WeekGridProps) {
  const { week, store, rows, days, onAdd, onRemove, onMore } = props;
  const grid = useRef<HTMLTableElement>(null);
  const clientInput = useRef<HTMLInputElement>(null);
  const [marked, setMarked] = useState<Marked>();
  /** The reason why the focused square is read-only, once a person tries to write there; or empty. */
  const [refusal, setRefusal] = useState('');
  /** The place to focus once the new line is there. */
  const [goTo, setGoTo] = useState<Place>();
  useEffect(() => {
    if (!goTo) return;
    focusPlace(grid.current, goTo);
    setGoTo(undefined);
  }, [goTo]);
  const entries = useMemo(() => entriesByCell(week), [week]);
  const size = { rows: rows.length, columns: days.length };

  const keyAt = ({ row, column }: Place): string => {
    const [line, day] = [rows[row], days[column]];
    return line && day ? cellKey(rowKey(line), day.date) : '';
  };
  const openKeyAt = (place: Place): string | undefined => {
    const day = days[place.column];
    const key = keyAt(place);
    const isOpen = day && closedBecause(day) === '' && (entries.get(key)?.length ?? 0) < 2;
    return key && isOpen ? key : undefined;
  };
  const { onClear, ...clipboard } = useGridClipboard({ store, size, marked, openKeyAt, keyAt });
  const placeOfKey = (key: string): Place | undefined => {
    const { date } = cellOf(key);
    const row = rows.findIndex((one) => cellKey(rowKey(one), date) === key);
    const column = days.findIndex((day) => day.date === date);
    return row < 0 || column < 0 ? undefined : { row, column };
  };
  const refuse = ({ column }: Place) => {
    const day = days[column];
    setRefusal(
      (day && closedBecause(day)) ||
        'Aquí hay varios apuntes: se cambian en su detalle, F2 o su número.',
    );
  };
  /** A finger has no key that could be refused. */
  const onClick = ({ target }: MouseEvent) => {
    const place = placeOf(target);
    if (place && (target as HTMLInputElement).readOnly) refuse(place);
  };
  const { undone, onUndo } = useGridUndo({ store, grid, placeOfKey });
  const onKeyDown = useGridKeys({
    grid,
    size,
    marked,
    onMark: setMarked,
    onBelow: () => clientInput.current?.focus(),
    onClear,
    onRevert: (place) => store.drop(keyAt(place)),
    isTyping: (place) => store.edit(keyAt(place))?.state === 'typed',
    onUndo,
    onMore: (place) => onMore(keyAt(place)),
    onRefused: refuse,
  });
  /** A click with Shift marks from where the focus is. */
  const markTo = (event: MouseEvent) => {
    const anchor = marked?.anchor ?? placeOf(document.activeElement);
    const head = placeOf(event.target);
    if (!event.shiftKey || !anchor || !head) return;
    event.preventDefault();
    event.stopPropagation();
    focusPlace(grid.current, head);
    setMarked({ anchor, head });
  };
  const block = useMemo(() => marked && blockOf(marked.anchor, marked.head), [marked]);

  const add = (row: Row) => {
    const known = rows.findIndex((one) => rowKey(one) === rowKey(row));
    onAdd(row);
    const place = {
      row: known < 0 ? rows.length : known,
      column: Math.max(
        0,
        days.findIndex((day) => closedBecause(day) === ''),
      ),
    };
    setGoTo(place);
  };

  return (
    <div className="cell-grid-box">
      <table
        ref={grid}
        className="table cell-grid"
        onKeyDown={onKeyDown}
        onFocus={() => {
          setMarked(undefined);
          setRefusal('');
        }}
        onBlur={() => setRefusal('')}
        onClick={onClick}
        onMouseDownCapture={markTo}
        {...clipboard}
      >
        <caption className="visually-hidden">Semana del {weekInWords(week.monday)}</caption>
        <thead>
          <tr>
            <th scope="col">Cliente y actividad</th>
            {days.map((day) => (
              <DayHead key={day.date} day={day} />
            ))}
            <th scope="col" className="cell-grid-sum">
              Semana
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <GridRow
              key={rowKey(row)}
              store={store}
              row={row}
              index={index}
              week={week}
              days={days}
              entries={entries}
              marked={block && hasRow(block, index) ? block : undefined}
              onMore={onMore}
              onRemove={onRemove}
            />
          ))}
          <NewRow
            columns={days.length + 1}
            clientInput={clientInput}
            onAdd={add}
            onUp={() => focusPlace(grid.current, { row: rows.length - 1, column: 0 })}
          />
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {days.map(({ date, expectedMinutes }) => (
              <td key={date} className="cell-grid-sum">
                <Sum
                  store={store}
                  keys={rows.map((row) => cellKey(rowKey(row), date))}
                  expectedMinutes={expectedMinutes}
                />
              </td>
            ))}
            <td className="cell-grid-sum">
              <Sum
                store={store}
                keys={rows.flatMap((row) =>
                  week.days.map(({ date }) => cellKey(rowKey(row), date)),
                )}
                expectedMinutes={week.days.reduce((sum, day) => sum + day.expectedMinutes, 0)}
              />
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={refusal ? 'mt-2 mb-0 text-danger' : 'visually-hidden'} role="status">
        {refusal || markedInWords(marked) || undone}
      </p>
    </div>
  );
});
