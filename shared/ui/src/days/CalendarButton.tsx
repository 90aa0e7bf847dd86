import { CalendarDays } from 'lucide-react';
import { type ComponentType, type Ref, useId, useState } from 'react';
import type { CalendarProps } from './Calendar';

interface CalendarButtonProps extends Omit<CalendarProps, 'value'> {
  readonly panel: Ref<HTMLDivElement>;
  /** The value when it opens. */
  readonly value: () => string;
  readonly isDisabled: boolean;
  /** The name of the day: «Fecha de pago». */
  readonly label: string;
  /** Called before the panel closes with the focus in it. */
  readonly onLeave: () => void;
}

/** The button of a day's field, with the calendar in its panel: that code is loaded when it opens. */
export function CalendarButton({
  panel,
  value,
  isDisabled,
  label,
  onLeave,
  ...calendar
}: CalendarButtonProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  const [isLost, setLost] = useState(false);

  const toggle = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    if (!isNowOpen || Calendar) return;
    import(/* webpackChunkName: "calendar" */ './Calendar').then(
      (loaded) => setCalendar(() => loaded.Calendar),
      () => setLost(true),
    );
  };

  return (
    <div className="popover-anchor day-calendar">
      <button
        type="button"
        className="popover-button day-button"
        popoverTarget={id}
        aria-label="Abrir el calendario"
        // Not in its name, by which people and tests look for the field.
        title={label}
        aria-expanded={isOpen}
        disabled={isDisabled}
        // The field that is left then says its error, which would move the button away from under the press.
        onMouseDown={(event) => event.preventDefault()}
      >
        <CalendarDays aria-hidden="true" />
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        role="dialog"
        aria-label="Calendario"
        className="popover-panel"
        // The browser gives the focus back from a panel of the page, and not from one inside another panel.
        onBeforeToggle={({ currentTarget, newState }) => {
          if (newState === 'closed' && currentTarget.contains(document.activeElement)) onLeave();
        }}
        onToggle={({ newState }) => toggle(newState === 'open')}
      >
        {isOpen && Calendar && <Calendar {...calendar} value={value()} />}
        {isOpen && !Calendar && (
          <p role="status">{isLost ? 'No se ha podido cargar: escribe la fecha' : 'Cargando…'}</p>
        )}
      </div>
    </div>
  );
}
