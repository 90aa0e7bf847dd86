import { useQueryClient } from '@tanstack/react-query';
import type { Week } from '@vatio/contracts/activity-hours/weeks';
import { Dialog } from '@vatio/ui/layout';
import { useEffect, useRef, useState } from 'react';
import { hoursKey } from '../../common/hoursApi';
import type { Row } from '../../common/row';
import { cellKey, entriesByCell, rowKey } from '../cells/cell';
import { closedBecause } from '../grid/cellWords';
import { longDay } from '../weekDays';
import { ChangeEntry } from './ChangeEntry';
import { NewEntry } from './NewEntry';

export interface CellDialogProps {
  readonly week: Week;
  readonly row: Row;
  readonly date: string;
  readonly onClose: () => void;
}

/** The entries of a square, over the grid: the focus goes back to the square. */
export function CellDialog({ week, row, date, onClose }: CellDialogProps) {
  const cache = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const entries = entriesByCell(week).get(cellKey(rowKey(row), date)) ?? [];
  const day = week.days.find((one) => one.date === date);
  const closed = day ? closedBecause(day) : '';
  const [isAdding, setAdding] = useState(entries.length === 0 && !closed);
  const readAgain = () => void cache.invalidateQueries({ queryKey: hoursKey });
  const isSingle = entries.length + (isAdding ? 1 : 0) <= 1;
  const onDone = () => (isSingle ? onClose() : setAdding(false));
  // After the dialog has given the focus to its button.
  useEffect(() => {
    box.current?.querySelector<HTMLInputElement>('input:not([type=checkbox])')?.focus();
  }, []);
  return (
    <Dialog
      title={`${row.client.name}, ${row.activity.name}`}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
            Cerrar
          </button>
          {!isAdding && !closed && (
            <button
              type="button"
              className="btn btn-outline-primary"
              onClick={() => setAdding(true)}
            >
              Añadir otro apunte
            </button>
          )}
        </>
      }
    >
      <div ref={box}>
        <p>
          {longDay(date)}. {closed}
        </p>
        {entries.map((entry) => (
          <section
            key={entry.id}
            className="border-bottom pb-3 mb-3"
            aria-label={`Apunte de ${longDay(date)}`}
          >
            <ChangeEntry entry={entry} onChange={readAgain} onDone={onDone} />
          </section>
        ))}
        {isAdding && (
          <NewEntry
            userId={week.user.id}
            row={row}
            date={date}
            onChange={readAgain}
            onDone={onDone}
          />
        )}
      </div>
    </Dialog>
  );
}
