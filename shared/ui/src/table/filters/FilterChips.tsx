import { X } from 'lucide-react';
import { useRef } from 'react';

export interface FilterChip {
  /** «Rol: Administrador», unique. */
  readonly label: string;
  readonly onRemove: () => void;
}

export interface FilterChipsProps {
  /** The active filters; empty = no chips. */
  readonly chips: readonly FilterChip[];
  /** «Quitar filtros» */
  readonly onClear: () => void;
}

/**
 * The filters that are on, each with a cross, and one button that takes all off. Render it also when
 * there are none: the focus stays in it when the last one goes.
 * `chipsOf` makes the chips.
 */
export function FilterChips({ chips, onClear }: FilterChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  const remove = (act: () => void) => () => {
    // The pressed button is about to vanish.
    group.current?.focus();
    act();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of chips
    <div
      ref={group}
      role="group"
      className="chips filter-chips"
      aria-label="Filtros activos"
      tabIndex={-1}
    >
      {chips.map(({ label, onRemove }) => (
        <button key={label} type="button" className="chip" onClick={remove(onRemove)}>
          <span className="visually-hidden">Quitar </span>
          {label}
          <X aria-hidden="true" />
        </button>
      ))}
      {chips.length > 0 && (
        <button type="button" className="btn btn-sm btn-link" onClick={remove(onClear)}>
          Quitar filtros
        </button>
      )}
    </div>
  );
}
