import type { ReactNode } from 'react';
import { count as counted } from '../../format';

export interface BulkBarProps {
  /** How many are selected; with 0 nothing is shown. */
  readonly count: number;
  readonly onClear: () => void;
  /** «3 usuarios seleccionados»; by default «3 seleccionados». */
  readonly label?: string;
  /** The actions on all of them: buttons. */
  readonly children: ReactNode;
}

/**
 * What can be done with the selected rows. It stands at the end of the page and sticks to the lower
 * edge, so no row moves when it comes: render it last. Render it also when nothing is selected: it
 * announces how many are.
 *
 * ```tsx
 * <BulkBar count={selection.ids.size} onClear={selection.clear}>
 *   <button type="button" className="btn btn-outline-danger" onClick={deactivate}>Desactivar</button>
 * </BulkBar>
 * ```
 */
export function BulkBar({ count, onClear, label, children }: BulkBarProps) {
  const isOpen = count > 0;
  return (
    <div className={`bulk-bar ${isOpen ? 'is-open' : ''}`}>
      <p className="bulk-bar-count" role="status">
        {isOpen && (label ?? counted(count, 'seleccionado', 'seleccionados'))}
      </p>
      {isOpen && (
        <>
          <div className="bulk-bar-actions">{children}</div>
          <button type="button" className="btn btn-link" onClick={onClear}>
            Quitar la selección
          </button>
        </>
      )}
    </div>
  );
}
