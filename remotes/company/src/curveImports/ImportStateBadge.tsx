import { type ImportState, importStateLabel } from './curveImport';

const looks: Readonly<Record<ImportState, string>> = {
  queued: 'badge-quiet',
  checking: 'text-bg-info',
  checked: 'text-bg-warning',
  confirmed: 'badge-quiet',
  writing: 'text-bg-info',
  done: 'text-bg-success',
  undoing: 'text-bg-info',
  undone: 'text-bg-secondary',
  unreadable: 'text-bg-danger',
  cancelled: 'text-bg-secondary',
};

/** The state of an import; the word says it, the colour only helps. */
export function ImportStateBadge({ state }: { readonly state: ImportState }) {
  return <span className={`badge ${looks[state]}`}>{importStateLabel(state)}</span>;
}
