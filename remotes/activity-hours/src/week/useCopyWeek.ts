import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Entry } from '@vatio/contracts/activity-hours/entries';
import { notify } from '@vatio/platform';
import { count } from '@vatio/ui/format';
import { notifyError, notifyUndo } from '@vatio/ui/layout';
import { failuresOf } from '../common/failuresOf';
import { hoursKey } from '../common/hoursApi';
import { deleteEntry } from '../entries/entryApi';
import type { ShownWeek } from './shownWeek';
import { copyWeekBefore } from './weekApi';

/** Writes the entries of the week before in this one, says what could not be copied, and offers to take it back. */
export function useCopyWeek(shown: ShownWeek, onCopied: () => void) {
  const cache = useQueryClient();
  const readAgain = () => cache.invalidateQueries({ queryKey: hoursKey });
  const takeBack = async (created: readonly Entry[]) => {
    const failures = await failuresOf(created, deleteEntry);
    await readAgain();
    for (const failure of failures) notifyError(failure);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () => copyWeekBefore(shown),
    onSuccess: async ({ created, skipped }) => {
      await readAgain();
      const reasons = [...new Set(skipped.map(({ reason }) => reason))];
      if (reasons.length > 0) notify(reasons.join(' '), { kind: 'warning', hideAfterMs: 8000 });
      if (created.length > 0) {
        onCopied();
        notifyUndo({
          text: count(created.length, 'apunte duplicado', 'apuntes duplicados'),
          onUndo: () => void takeBack(created),
        });
      } else if (reasons.length === 0) notify('La semana pasada no tiene apuntes.');
    },
    onError: notifyError,
  });
  return { isPending, start: () => mutate() };
}
