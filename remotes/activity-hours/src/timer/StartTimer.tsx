import type { Named } from '@vatio/contracts/activity-hours/entries';
import { ActionButton } from '@vatio/ui/layout';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ActivityPicker, ClientPicker } from '../common/combobox/pickers';
import type { Row } from '../common/row';

export interface StartTimerProps {
  /** It is not known yet whether one runs. */
  readonly isOff: boolean;
  readonly isStarting: boolean;
  readonly onStart: (row: Row) => void;
}

/** A button; then whom for, and what: with the activity the timer runs. */
export function StartTimer({ isOff, isStarting, onStart }: StartTimerProps) {
  const [isChoosing, setChoosing] = useState(false);
  const [client, setClient] = useState<Named>();
  const box = useRef<HTMLDivElement>(null);
  // Each step has one field, and the focus is in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step
  useEffect(() => box.current?.querySelector('input')?.focus(), [isChoosing, client]);
  const end = () => {
    setChoosing(false);
    setClient(undefined);
  };

  if (!isChoosing || isStarting) {
    return (
      <ActionButton
        look="outline-primary"
        isOff={isOff}
        busy={isStarting && 'Empezando…'}
        onClick={() => setChoosing(true)}
      >
        <Play aria-hidden="true" /> Empezar a contar
      </ActionButton>
    );
  }
  return (
    <>
      <div ref={box} className="d-flex flex-wrap align-items-center gap-2">
        {client && <bdi>{client.name}</bdi>}
        {client ? (
          <ActivityPicker
            onChoose={(activity) => {
              end();
              onStart({ client, activity });
            }}
          />
        ) : (
          <ClientPicker onChoose={setClient} />
        )}
      </div>
      <button type="button" className="btn btn-sm btn-outline-secondary" onClick={end}>
        Cancelar
      </button>
    </>
  );
}
