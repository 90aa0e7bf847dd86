import { readingRecord } from '@vatio/contracts/company/readingRecord';
import { Segments } from '@vatio/ui/layout';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  type Origin,
  originLabels,
  origins,
  type Quantity,
  quantities,
  quantityFields,
} from '../quantities';
import type { ConsumptionChange } from './useConsumptionState';

export interface ConsumptionToolbarProps {
  readonly year: string;
  readonly firstYear: string;
  readonly lastYear: string;
  readonly origin: Origin;
  readonly quantity: Quantity;
  readonly canWrite: boolean;
  /** The sheet was just closed: the button that opens it gets the focus back. */
  readonly isBack: boolean;
  readonly onChange: (change: ConsumptionChange) => void;
}

/** Chooses year, origin and quantity, and leads to the sheet for readings. */
export function ConsumptionToolbar({
  year,
  origin,
  quantity,
  canWrite,
  isBack,
  onChange,
  ...years
}: ConsumptionToolbarProps) {
  const steps = [
    {
      label: 'Año anterior',
      Icon: ChevronLeft,
      to: Number(year) - 1,
      isOff: year <= years.firstYear,
    },
    {
      label: 'Año siguiente',
      Icon: ChevronRight,
      to: Number(year) + 1,
      isOff: year >= years.lastYear,
    },
  ];
  return (
    <div className="list-toolbar align-items-center">
      <div className="d-flex align-items-center gap-2">
        {steps.map(({ label, Icon, to, isOff }, index) => (
          <button
            key={label}
            type="button"
            className={`btn btn-sm btn-outline-secondary order-${index * 2}`}
            aria-label={label}
            title={label}
            aria-disabled={isOff}
            onClick={() => isOff || onChange({ year: String(to) })}
          >
            <Icon aria-hidden="true" />
          </button>
        ))}
        <strong className="order-1" aria-live="polite">
          {year}
        </strong>
      </div>
      <Segments
        label={readingRecord.fields.source.label}
        options={origins.map((value) => ({ value, label: originLabels[value] }))}
        value={origin}
        onChange={(next) => onChange({ origin: next })}
      />
      <Segments
        label="Qué se ve"
        options={quantities
          .filter((value) => value !== 'reactiva' || origin !== 'curva')
          .map((value) => ({ value, label: quantityFields[value].label }))}
        value={quantity}
        onChange={(next) => onChange({ quantity: next })}
      />
      {canWrite && (
        <div className="list-toolbar-actions">
          <AddReadings isBack={isBack} onClick={() => onChange({ editing: 'nuevas' })} />
        </div>
      )}
    </div>
  );
}

interface AddReadingsProps {
  /** The sheet was just closed: the button that opened it gets the focus back. */
  readonly isBack: boolean;
  readonly onClick: () => void;
}

function AddReadings({ isBack, onClick }: AddReadingsProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  return (
    <button ref={button} type="button" className="btn btn-primary" onClick={onClick}>
      <Plus aria-hidden="true" /> Añadir lecturas
    </button>
  );
}
