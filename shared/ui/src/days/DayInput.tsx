import {
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { CalendarButton } from './CalendarButton';
import { finishedDay, textOfDay, typedDay } from './dayText';

/** The input as a form sees it: its value is a day, `2026-01-31`, or any other text as it was typed. */
export interface DayHandle {
  readonly name: string;
  readonly type: 'text';
  value: string;
  readonly focus: () => void;
}

interface DayEvent {
  readonly target: DayHandle;
  readonly type: 'change' | 'blur';
}

/** The attributes of an input and what `form.register` returns. */
export interface DayInputProps
  extends Omit<ComponentProps<'input'>, 'ref' | 'type' | 'value' | 'onChange' | 'onBlur'> {
  readonly ref?: Ref<DayHandle>;
  readonly onChange: (event: DayEvent) => unknown;
  readonly onBlur?: (event: DayEvent) => unknown;
  /** The name of the day, for its calendar. */
  readonly label?: string;
  /** False in a sheet, where typing is the job. */
  readonly hasCalendar?: boolean;
}

/**
 * A day, typed as «dd/mm/aaaa» whatever the browser's language is, or chosen from a calendar. The
 * browser's own field uses the language of the browser, not of the page.
 */
export function DayInput({
  ref,
  name = '',
  min,
  max,
  onChange,
  onBlur,
  defaultValue = '',
  label = '',
  hasCalendar = true,
  className = '',
  ...input
}: DayInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const handle = useMemo(() => handleOf(name, field), [name]);
  useImperativeHandle(ref, () => handle, [handle]);

  const tellChange = () => onChange({ target: handle, type: 'change' });
  const set = (value: string) => {
    const before = handle.value;
    if (field.current) field.current.value = textOfDay(value);
    if (handle.value !== before) tellChange();
  };
  const finish = () => set(finishedDay(field.current?.value ?? ''));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish();
    if (event.key !== 'ArrowDown' || !event.altKey || input.readOnly) return;
    event.preventDefault();
    panel.current?.showPopover();
  };

  return (
    <div className="day-input">
      <input
        inputMode="numeric"
        autoComplete="off"
        placeholder="dd/mm/aaaa"
        {...input}
        ref={field}
        name={name}
        className={`form-control ${className}`}
        defaultValue={textOfDay(String(defaultValue))}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          // «05112026» and a pasted `2026-11-05` are shown as all days are; other spellings once they are left.
          if (/^\d{4}/.test(currentTarget.value)) {
            currentTarget.value = textOfDay(typedDay(currentTarget.value));
          }
          tellChange();
        }}
        onBlur={() => {
          finish();
          onBlur?.({ target: handle, type: 'blur' });
        }}
      />
      {hasCalendar && (
        <CalendarButton
          panel={panel}
          label={label}
          onLeave={handle.focus}
          value={() => handle.value}
          min={String(min ?? '')}
          max={String(max ?? '')}
          isDisabled={Boolean(input.disabled || input.readOnly)}
          onChoose={(day) => {
            set(day);
            panel.current?.hidePopover();
            handle.focus();
          }}
        />
      )}
    </div>
  );
}

const handleOf = (
  name: string,
  field: { readonly current: HTMLInputElement | null },
): DayHandle => ({
  name,
  type: 'text',
  get value() {
    return typedDay(field.current?.value ?? '');
  },
  set value(day: string) {
    // Another spelling of the same day is one that a person is typing.
    if (field.current && this.value !== day) field.current.value = textOfDay(day);
  },
  focus: () => field.current?.focus(),
});
