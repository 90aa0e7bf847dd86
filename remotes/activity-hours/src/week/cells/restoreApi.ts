import type { Entry } from '@vatio/contracts/activity-hours/entries';
import { formatDuration } from '@vatio/records/duration';
import { count } from '@vatio/ui/format';
import { notifyError, notifyUndo } from '@vatio/ui/layout';
import { failuresOf } from '../../common/failuresOf';
import { restoreEntry } from '../../entries/entryApi';

/** Brings deleted entries back; says which cannot be. */
export async function restoreAll(deleted: readonly Entry[], onRestored: () => void): Promise<void> {
  const failures = await failuresOf(deleted, restoreEntry);
  onRestored();
  for (const failure of failures) notifyError(failure);
}

/** Says which entries were deleted, and brings them back if asked to. */
export function offerRestore(deleted: readonly Entry[], onRestored: () => void): void {
  const [first] = deleted;
  if (!first) return;
  const text =
    deleted.length === 1
      ? `Borrado: ${formatDuration(first.minutes)} de ${first.client.name}, ${first.activity.name}`
      : count(deleted.length, 'apunte borrado', 'apuntes borrados');
  notifyUndo({ text, onUndo: () => void restoreAll(deleted, onRestored) });
}
