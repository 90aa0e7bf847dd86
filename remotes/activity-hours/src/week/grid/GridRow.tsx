import type { Entry } from '@vatio/contracts/activity-hours/entries';
import type { Week } from '@vatio/contracts/activity-hours/weeks';
import { formatDuration } from '@vatio/records/duration';
import { X } from 'lucide-react';
import { memo, useId } from 'react';
import type { Row } from '../../common/row';
import { cellKey, minutesOf, rowKey } from '../cells/cell';
import type { CellStore } from '../cells/cellStore';
import { type Block, isInside } from './block';
import { cellLabel, closedBecause } from './cellWords';
import { GridCell } from './GridCell';
import { Sum } from './Sum';

export interface GridRowProps {
  readonly store: CellStore;
  readonly row: Row;
  readonly index: number;
  readonly week: Week;
  readonly days: readonly Week['days'][number][];
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  /** The marked block; undefined: it does not touch this line. */
  readonly marked: Block | undefined;
  readonly onMore: (cellKey: string) => void;
  readonly onRemove: (row: Row) => void;
}

/** A line: its client and activity, a square for each day, and its sum of the week. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { store, row, index, week, days, entries, marked, onMore, onRemove } = props;
  const formId = useId();
  const key = rowKey(row);
  const { client, activity } = row;
  const weekKeys = week.days.map(({ date }) => cellKey(key, date));
  const isEmpty = weekKeys.every((one) => !entries.has(one));
  return (
    <tr>
      <th scope="row" className="cell-grid-name">
        <bdi className="d-block">{client.name}</bdi>
        <small className="fw-normal">{activity.name}</small>
        {/* Chromium looks at every field of the form, or of a page without forms, whenever one of them gets the
        focus (autofill): in a long week that was half of what closing a square took. */}
        <form id={formId} onSubmit={(event) => event.preventDefault()} />
        {isEmpty && (
          <button
            type="button"
            className="cell-grid-remove"
            tabIndex={-1}
            aria-label={`Quitar la fila de ${client.name}, ${activity.name}`}
            onClick={() => onRemove(row)}
          >
            <X aria-hidden="true" size={14} />
          </button>
        )}
      </th>
      {days.map((day, column) => {
        const one = cellKey(key, day.date);
        const found = entries.get(one);
        const minutes = minutesOf(found);
        return (
          <GridCell
            key={day.date}
            store={store}
            formId={formId}
            cellKey={one}
            label={cellLabel(row, day.date)}
            row={index}
            column={column}
            stored={minutes > 0 ? formatDuration(minutes) : ''}
            entryCount={found?.length ?? 0}
            hasNote={found?.some(({ note }) => note !== '') ?? false}
            closed={closedBecause(day)}
            isMarked={marked !== undefined && isInside(marked, { row: index, column })}
            onMore={onMore}
          />
        );
      })}
      <td className="cell-grid-sum">
        <Sum store={store} keys={weekKeys} />
      </td>
    </tr>
  );
});
