import { decimalInWords } from '@vatio/ui/format';
import { type ListState, PopoverButton } from '@vatio/ui/table';
import { SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type AmountFilter, amountFilters, type BillFilterName, typedLimit } from './billFilter';

export interface AmountFiltersProps {
  readonly list: ListState<BillFilterName>;
}

/** The button «Importes»: the limits of total and price, which filter once all of them are typed. */
export function AmountFilters({ list }: AmountFiltersProps) {
  const panel = useRef<HTMLFieldSetElement>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const { filters } = list;
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const limits = amountFilters.map((filter) => {
      const text = String(typed.get(filter.name) ?? '');
      return { filter, limit: text.trim() === '' ? '' : typedLimit(text, filter) };
    });
    const failed = limits.filter(({ limit }) => limit === undefined);
    setWrong(failed.map(({ filter }) => filter.name));
    if (failed.length > 0) return;
    panel.current?.hidePopover();
    list.change({
      filters: Object.fromEntries(limits.map(({ filter, limit }) => [filter.name, limit])),
    });
  };
  return (
    <PopoverButton
      panel={panel}
      title="Límites, ambos incluidos"
      label={
        <>
          <SlidersHorizontal aria-hidden="true" /> Importes
        </>
      }
    >
      {/* Typed limits are reset when the list is filtered from elsewhere. */}
      <form key={amountFilters.map(({ name }) => filters[name]).join()} noValidate onSubmit={apply}>
        {amountFilters.map((filter) => (
          <LimitField
            key={filter.name}
            filter={filter}
            value={filters[filter.name]}
            isWrong={wrong.includes(filter.name)}
          />
        ))}
        <button type="submit" className="btn btn-sm btn-primary">
          Filtrar
        </button>
      </form>
    </PopoverButton>
  );
}

interface LimitFieldProps {
  readonly filter: AmountFilter;
  /** The value in the URL. */
  readonly value: string | undefined;
  readonly isWrong: boolean;
}

function LimitField({ filter, value = '', isWrong }: LimitFieldProps) {
  const id = useId();
  const { name, label, unit } = filter;
  return (
    <div className="mb-2">
      <label className="form-label mb-1" htmlFor={id}>
        {label}, {unit}
      </label>
      <input
        id={id}
        name={name}
        className={`form-control ${isWrong ? 'is-invalid' : ''}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        defaultValue={value && decimalInWords(value)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
      />
      {isWrong && (
        <p id={`${id}-error`} className="text-danger small mb-0">
          Escribe un número con {filter.decimals} decimales como mucho
        </p>
      )}
    </div>
  );
}
