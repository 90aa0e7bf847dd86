import type { EntryConflict } from '@vatio/contracts/activity-hours/entries';
import { HttpError } from '@vatio/platform';
import { messageOf } from '@vatio/ui/layout';
import { changeEntry, createEntry, deleteEntry } from '../../entries/entryApi';
import type { CellSave, SaveOutcome } from './cellSave';

/**
 * Writes one square. Repeating the same save writes no duplicate. @param userId whose; undefined: one's own
 */
export async function saveCell(save: CellSave, userId?: string): Promise<SaveOutcome> {
  try {
    return await send(save, userId);
  } catch (error) {
    return outcomeOf(error);
  }
}

async function send(
  { cell, minutes, base, newId, readNow }: CellSave,
  userId: string | undefined,
): Promise<SaveOutcome> {
  if (base === null) {
    if (minutes === undefined) return { kind: 'saved', entry: undefined };
    // An answer may have been lost, or another tab may have written here since the week was read.
    const there = await readNow();
    const own = there.find(({ id }) => id === newId);
    const found = own ?? there[0];
    if (found?.minutes === minutes) return { kind: 'saved', entry: found };
    if (own) {
      return { kind: 'saved', entry: await changeEntry(newId, { version: own.version, minutes }) };
    }
    if (found) return { kind: 'conflict', current: found };
    const entry = await createEntry({ id: newId, ...(userId && { userId }), ...cell, minutes });
    return { kind: 'saved', entry };
  }
  const { id, version } = base;
  if (minutes !== undefined) {
    return { kind: 'saved', entry: await changeEntry(id, { version, minutes }) };
  }
  try {
    await deleteEntry({ id, version });
  } catch (error) {
    const isGone = error instanceof HttpError && error.kind === 'not-found';
    if (!isGone) throw error;
  }
  return { kind: 'saved', entry: undefined };
}

function outcomeOf(error: unknown): SaveOutcome {
  if (error instanceof HttpError && error.kind === 'not-found') {
    return { kind: 'conflict', current: null };
  }
  if (error instanceof HttpError && error.kind === 'conflict') {
    const { versions } = error.body as Partial<EntryConflict>;
    if (versions) return { kind: 'conflict', current: versions.current };
  }
  const isRefused = error instanceof HttpError && error.status >= 400 && error.status < 500;
  return { kind: 'failed', problem: messageOf(error), isPassing: !isRefused };
}
