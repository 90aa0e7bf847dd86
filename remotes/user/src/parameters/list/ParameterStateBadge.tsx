import type { ParameterState } from '@vatio/contracts/user/parameters';
import { stateLabels } from '../parameter';

/** Whether a value is official; the word says it, the colour only helps. */
export function ParameterStateBadge({ state }: { readonly state: ParameterState }) {
  const look = state === 'confirmed' ? 'text-bg-success' : 'text-bg-warning';
  return <span className={`badge ${look}`}>{stateLabels[state]}</span>;
}
