import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type PlannedPart, titleOf } from '../reportPlan';

export interface PlanRowProps {
  readonly part: PlannedPart;
  /** Why it will not be printed although it is chosen: «sin datos». */
  readonly lacks: string | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onShow: (isShown: boolean) => void;
  readonly onMove: (by: -1 | 1) => void;
  /** Removes a text. */
  readonly onRemove?: (() => void) | undefined;
  /** The fields of a text. */
  readonly children?: ReactNode;
}

/** A part of the report: whether it is printed, and its place. */
export function PlanRow({ part, lacks, onShow, onMove, onRemove, ...row }: PlanRowProps) {
  const id = useId();
  const title = titleOf(part);
  const move = (by: -1 | 1, isOff: boolean) => (
    <button
      type="button"
      className="btn btn-sm btn-outline-secondary"
      aria-label={`${by < 0 ? 'Subir' : 'Bajar'} «${title}»`}
      aria-disabled={isOff}
      onClick={() => isOff || onMove(by)}
    >
      {by < 0 ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
    </button>
  );
  return (
    <li className="border-bottom py-2">
      <div className="d-flex align-items-center gap-2">
        <input
          id={id}
          type="checkbox"
          className="form-check-input mt-0 flex-shrink-0"
          checked={part.isShown}
          onChange={({ target }) => onShow(target.checked)}
        />
        <label htmlFor={id} className="flex-grow-1 text-break">
          {title}
          {lacks && <span className="text-muted small d-block">{lacks}</span>}
        </label>
        {move(-1, row.isFirst)}
        {move(1, row.isLast)}
        {onRemove && (
          <button
            type="button"
            className="btn btn-sm btn-outline-danger"
            aria-label={`Quitar «${title}»`}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" />
          </button>
        )}
      </div>
      {row.children}
    </li>
  );
}
