import { stateLabel } from '../values/words';

/** Whether a client or a point is active; the word says it, the colour only helps. */
export function StateBadge({ archived }: { readonly archived: boolean }) {
  const look = archived ? 'text-bg-secondary' : 'text-bg-success';
  return <span className={`badge ${look}`}>{stateLabel(archived)}</span>;
}
