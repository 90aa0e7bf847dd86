import { stateLabel } from '../values/words';

/** The state of a client or a point, active or archived; the word says it, the colour only helps. */
export function StateBadge({ archived }: { readonly archived: boolean }) {
  const look = archived ? 'text-bg-secondary' : 'text-bg-success';
  return <span className={`badge ${look}`}>{stateLabel(archived)}</span>;
}
