import { stateLabel } from './user';

/** The state of an account, usable or not; the word says it, the colour only helps. */
export function StateBadge({ active }: { readonly active: boolean }) {
  const look = active ? 'text-bg-success' : 'text-bg-secondary';
  return <span className={`badge ${look}`}>{stateLabel(active)}</span>;
}
