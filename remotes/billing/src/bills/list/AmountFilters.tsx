import { decimalInWords } from '@vatio/ui/format';
import { PopoverButton, useShownList } from '@vatio/ui/table';
import { SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { amountFilters, typedLimit } from './useBillFilters';

/** The button «Importes»: the limits of total and price, which filter once all of them are typed. */
export function AmountFilters() {
  const { filters, change } = useShownList().list;
  const panel = useRef<HTMLFieldSetElement>(null);
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
    panel.current?.hidePopover();
    change({ filters: Object.fromEntries(limits) });
  };
  const label = (
    <>
      <SlidersHorizontal aria-hidden="true" /> Importes
    </>
  );
  return (
    <PopoverButton panel={panel} title="Límites, ambos incluidos" label={label}>
      {/* Typed limits are reset when the list is filtered from elsewhere. */}
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
          Filtrar
        </button>
      </form>
    </PopoverButton>
  );
}
