import type { Field } from '@vatio/records/record';
import { number } from '@vatio/ui/format';
import { Segments } from '@vatio/ui/layout';

export interface StateSegmentsProps<State extends string> {
  /** The field of the states. */
  readonly field: Extract<Field, { kind: 'choice' }> & {
    readonly values: Readonly<Record<State, string>>;
  };
  /** The number of records in each state; undefined: loading or unavailable. */
  readonly counts: readonly (readonly [State, number])[] | undefined;
  /** `''`: all states. */
  readonly value: string;
  readonly onChange: (state: State | '') => void;
}

/** The number of records in each state, «Correcta · 12»; a click on a state filters the list. */
export function StateSegments<State extends string>(props: StateSegmentsProps<State>) {
  const { field, counts, value, onChange } = props;
  const numbers = new Map<State | '', number>(counts);
  if (counts)
    numbers.set(
      '',
      counts.reduce((sum, [, count]) => sum + count, 0),
    );
  const states = Object.entries<string>({ '': 'Todas', ...field.values }) as [State | '', string][];
  const options = states.map(([state, label]) => {
    const count = counts && number(numbers.get(state) ?? 0);
    return { value: state, label: `${label} · ${count ?? '…'}` };
  });
  return (
    <div className="state-segments mb-2">
      <Segments
        label={field.label}
        options={options}
        value={value as State | ''}
        onChange={onChange}
      />
    </div>
  );
}
