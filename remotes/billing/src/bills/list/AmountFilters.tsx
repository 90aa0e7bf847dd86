import { decimalInWords } from '@vatio/ui/format';
import { useShownList } from '@vatio/ui/table';
import { type FormEvent, useId, useState } from 'react';
import { amountFilters, typedLimit } from './useBillFilters';

/** The limits of total and price in the panel of filters, which filter once all of them are typed. */
export function AmountFilters() {
  const { filters, change } = useShownList().list;
  const id = useId();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const limits = amountFilters.map((filter) => {
      const text = String(typed.get(filter.name) ?? '').trim();
      return [filter.name, text && typedLimit(text, filter)] as const;
    });
    const refused = limits.flatMap(([name, limit]) => (limit === undefined ? [name] : []));
    setWrong(refused);
    if (refused.length > 0) return;
    change({ filters: Object.fromEntries(limits) });
  };
  return (
    // Typed limits are reset when the list is filtered from elsewhere.
    <form key={amountFilters.map(({ name }) => filters[name]).join()} noValidate onSubmit={apply}>
      {amountFilters.map(({ name, label, range }) => {
        const isWrong = wrong.includes(name);
        const value = filters[name];
        return (
          <div key={name} className="mb-2">
            <label className="form-label mb-1" htmlFor={`${id}-${name}`}>
              {label}, {range.unit}
            </label>
            <input
              id={`${id}-${name}`}
              name={name}
              className={`form-control ${isWrong ? 'is-invalid' : ''}`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              defaultValue={value && decimalInWords(value)}
              aria-invalid={isWrong}
              aria-describedby={isWrong ? `${id}-${name}-error` : undefined}
            />
            {isWrong && (
              <p id={`${id}-${name}-error`} className="text-danger small mb-0">
                Escribe un número con {range.maxDecimals} decimales como mucho
              </p>
            )}
          </div>
        );
      })}
      <button type="submit" className="btn btn-sm btn-primary">
        Filtrar por importes
      </button>
    </form>
  );
}
