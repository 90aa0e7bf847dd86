import { Download } from 'lucide-react';
import { useRef } from 'react';
import { number } from '../format';
import { PopoverButton } from '../popover/PopoverButton';
import { type Exported, type ExportState, type FileEnding, useExport } from './useExport';

const formats: readonly { readonly ending: FileEnding; readonly label: string }[] = [
  { ending: 'xlsx', label: 'Excel (.xlsx)' },
  { ending: 'csv', label: 'CSV (.csv)' },
];

export interface ExportMenuProps<Row> extends Exported<Row> {
  /** The words of the button. */
  readonly label?: string;
  /** Over the choice of formats. */
  readonly title?: string;
  /** Makes it as high as the small buttons of a card's head. */
  readonly isSmall?: boolean;
}

/**
 * The button «Exportar»: the whole filtered list as Excel or CSV, with its progress, a way to stop
 * it, and a second try when it fails.
 *
 * ```tsx
 * <ExportMenu fileName="facturas" columns={exportColumns}
 *   readRows={(signal, onProgress) =>
 *     readAllPages((page) => fetchInvoices({ ...filter, page, pageSize: maxPageSize }, signal), { signal, onProgress })} />
 * ```
 */
export function ExportMenu<Row>({
  label: words = 'Exportar',
  title = 'Exportar la lista completa',
  isSmall = false,
  ...props
}: ExportMenuProps<Row>) {
  const panel = useRef<HTMLFieldSetElement>(null);
  const { state, start, cancel } = useExport(props, (isDone) =>
    isDone ? panel.current?.hidePopover() : panel.current?.showPopover(),
  );
  const isRunning = state.state === 'running';

  // The pressed button is about to vanish.
  const keepFocus = (act: () => void) => {
    panel.current?.querySelector('button')?.focus();
    act();
  };

  return (
    <PopoverButton
      label={<ButtonLabel words={words} isRunning={isRunning} />}
      title={title}
      panel={panel}
      isSmall={isSmall}
    >
      {formats.map(({ ending, label }) => (
        <button
          key={ending}
          type="button"
          className="btn btn-light"
          aria-disabled={isRunning}
          onClick={() => isRunning || void start(ending)}
        >
          {label}
        </button>
      ))}
      <Outcome
        state={state}
        onCancel={() => keepFocus(cancel)}
        onRetry={(ending) => keepFocus(() => void start(ending))}
      />
    </PopoverButton>
  );
}

interface ButtonLabelProps {
  readonly words: string;
  readonly isRunning: boolean;
}

const ButtonLabel = ({ words, isRunning }: ButtonLabelProps) =>
  isRunning ? (
    <>
      <span className="spinner-border spinner-border-sm" aria-hidden="true" />
      Exportando…
    </>
  ) : (
    <>
      <Download aria-hidden="true" /> <span className="button-word">{words}</span>
    </>
  );

interface OutcomeProps {
  readonly state: ExportState;
  readonly onCancel: () => void;
  readonly onRetry: (ending: FileEnding) => void;
}

/** The progress, or the failure with what to do about it. */
function Outcome({ state, onCancel, onRetry }: OutcomeProps) {
  return (
    <>
      <p role="status" className={state.state === 'failed' ? 'text-danger' : ''}>
        {state.state === 'running' && progressOf(state)}
        {state.state === 'failed' && state.message}
      </p>
      {state.state === 'running' && (
        <>
          <progress
            aria-label="Exportación"
            max={state.total || 1}
            value={state.total ? state.done : undefined}
          />
          <button type="button" className="btn btn-outline-secondary" onClick={onCancel}>
            Cancelar
          </button>
        </>
      )}
      {state.state === 'failed' && (
        <button type="button" className="btn btn-primary" onClick={() => onRetry(state.ending)}>
          Reintentar
        </button>
      )}
    </>
  );
}

const progressOf = ({ done, total }: { readonly done: number; readonly total: number }) =>
  total ? `${number(done)} de ${number(total)}` : 'Leyendo…';
