import type { ReactNode } from 'react';
import { count as counted } from '../../format';

export interface BulkBarProps {
  /** The number of selected rows; 0 hides the bar. */
  readonly count: number;
  readonly onClear: () => void;
  /** «3 usuarios seleccionados»; by default «3 seleccionados». */
  readonly label?: string;
  /** The actions on all of them: buttons. */
  readonly children: ReactNode;
}

/**
 * The actions on the selected rows. The bar belongs at the end of the page and sticks to the lower edge, so
 * no row moves when it appears: render it last. Render it also without a selection: it announces the number
 * of selected rows.
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
