import { useQuery } from '@tanstack/react-query';
import { billPointField } from '@vatio/contracts/billing/billPoint';
import { formatCups } from '@vatio/energy/cups';
import { object, PickerField, useZodForm } from '@vatio/ui/forms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pointOfBill } from '../bill';
import { pointQuery } from '../billApi';
import { pointNamesQuery } from './formApi';

export interface PickPointProps {
  /** Empty: none is chosen yet. */
  readonly supplyPointId: string;
  readonly onChoose: (id: string) => void;
}

const schema = object({ supplyPointId: billPointField });

/** Asks for the point first: all known facts of the bill follow from it. */
export function PickPoint({ supplyPointId, onChoose }: PickPointProps) {
  const form = useZodForm(schema, { supplyPointId });
  const [q, setQ] = useState<string>();
  const found = useQuery({ ...pointNamesQuery(q ?? ''), enabled: q !== undefined });
  const point = useQuery({ ...pointQuery(supplyPointId), enabled: supplyPointId !== '' });
  const chosen = form.watch('supplyPointId');
  const tell = useEffectEvent((id: string) => onChoose(id));
  useEffect(() => {
    if (chosen !== '' && chosen !== supplyPointId) tell(chosen);
  }, [chosen, supplyPointId]);
  const box = useRef<HTMLDivElement>(null);
  const begin = useEffectEvent(() => {
    if (supplyPointId === '') box.current?.querySelector('input')?.focus();
  });
  useEffect(() => begin(), []);
  return (
    <div ref={box} className="form-card mb-3">
      <PickerField
        form={form}
        name="supplyPointId"
        label="Punto de suministro"
        help="Busca por CUPS, alias o cliente y elige uno"
        listLabel="Puntos de suministro"
        noneText="Ningún punto coincide"
        chosenName={point.data && `${pointOfBill(point.data)} · ${point.data.clientName}`}
        found={found}
        onSearch={setQ}
        render={({ cups, alias, clientName }) => (
          <>
            <span className="d-block">{formatCups(cups)}</span>
            <small>
              <bdi>{[alias, clientName].filter(Boolean).join(' · ')}</bdi>
            </small>
          </>
        )}
      />
    </div>
  );
}
