import { FilterField } from './FilterField';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** The heading that it is under; options of one group follow each other. */
  readonly group?: string;
}

export interface FilterSelectProps {
  readonly label: string;
  /** `undefined`, or a value that is no option: not filtered. */
  readonly value: string | undefined;
  /** Gets `''` when the filter is removed. */
  readonly onChange: (value: string) => void;
  readonly options: readonly FilterOption[];
  /** The first option, which removes the filter; by default «Todos». */
  readonly all?: string;
  /** The options arrive later: the page must not move when they do. */
  readonly isSteady?: boolean;
}

/**
 * A filter with a few values.
 *
 * ```tsx
 * <FilterSelect label="Rol" value={list.filters.rol} options={roles.map((role) => ({ value: role, label: role }))}
 *   onChange={(rol) => list.change({ filters: { rol } })} />
 * ```
 */
export function FilterSelect(props: FilterSelectProps) {
  const { label, value, onChange, options, all, isSteady } = props;
  const isOn = options.some((option) => option.value === value);
  return (
    <FilterField label={label} isSteady={isSteady}>
      {(id) => (
        <select
          id={id}
          className={`form-select ${isOn ? 'is-on' : ''}`}
          value={isOn ? value : ''}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{all ?? 'Todos'}</option>
          {groupsOf(options).map(([group, own]) =>
            group ? (
              <optgroup key={group} label={group}>
                {own.map(optionOf)}
              </optgroup>
            ) : (
              own.map(optionOf)
            ),
          )}
        </select>
      )}
    </FilterField>
  );
}

const optionOf = ({ value, label }: FilterOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** The options under their headings, in their order. */
function groupsOf(options: readonly FilterOption[]) {
  const groups = new Map<string | undefined, FilterOption[]>();
  for (const option of options) {
    groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  }
  return [...groups];
}
