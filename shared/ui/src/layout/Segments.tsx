export interface SegmentsProps<Value extends string> {
  /** The name of the choice, for screen readers. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** A few choices side by side; one of them is on, or none. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  return (
    <fieldset className="segments" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="btn btn-sm btn-outline-secondary"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
