import type { Named } from '@vatio/contracts/activity-hours/entries';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ActivityPicker, ClientPicker } from '../../common/combobox/pickers';
import type { Row } from '../../common/row';

export interface NewRowProps {
  /** The number of columns that the days and the sum take. */
  readonly columns: number;
  readonly clientInput: RefObject<HTMLInputElement | null>;
  readonly onAdd: (row: Row) => void;
  /** Up, to the last line. */
  readonly onUp: () => void;
}

/** The free line: a client, an activity, and the line is there. */
export function NewRow({ columns, clientInput, onAdd, onUp }: NewRowProps) {
  const [client, setClient] = useState<Named>();
  const activityInput = useRef<HTMLInputElement>(null);
  /** Its field has just made room for the other one. */
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    if (!isMoving) return;
    (client ? activityInput : clientInput).current?.focus();
    setMoving(false);
  }, [isMoving, client, clientInput]);
  const take = (chosen: Named | undefined) => {
    setClient(chosen);
    setMoving(true);
  };

  return (
    <tr>
      <th scope="row" className="cell-grid-name">
        <span className="visually-hidden">Fila nueva</span>
        {client ? (
          <>
            <button
              type="button"
              className="cell-grid-chosen btn btn-sm btn-link"
              aria-label={`Cambiar el cliente ${client.name}`}
              onClick={() => take(undefined)}
            >
              <bdi>{client.name}</bdi>
            </button>
            <ActivityPicker
              inputRef={activityInput}
              onUp={onUp}
              onChoose={(activity) => {
                setClient(undefined);
                onAdd({ client, activity });
              }}
            />
          </>
        ) : (
          <ClientPicker inputRef={clientInput} onUp={onUp} onChoose={take} />
        )}
      </th>
      <td colSpan={columns} className="cell-grid-hint">
        Busca un cliente y una actividad para añadir una fila.
      </td>
    </tr>
  );
}
