import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  BulkUndoAnswer,
  EntryBulk,
  EntryBulkAnswer,
} from '@vatio/contracts/activity-hours/bulk';
import { http, notify } from '@vatio/platform';
import { count } from '@vatio/ui/format';
import { notifyError, notifyUndo } from '@vatio/ui/layout';
import { hoursKey } from '../common/hoursApi';

const address = 'hours/entries/bulk';

/** Changes several entries at once, all or none; says what was done, and offers to take it back. */
export function useEntryBulk(onEnd: () => void) {
  const cache = useQueryClient();
  const readAgain = () => void cache.invalidateQueries({ queryKey: hoursKey });
  const undo = useMutation({
    mutationFn: async (undoId: string) =>
      (await http.post<BulkUndoAnswer>(`${address}/${undoId}/undo`)).data,
    onSuccess: ({ kept }) => {
      readAgain();
      if (kept === 0) return;
      const text = count(kept, 'apunte ha cambiado', 'apuntes han cambiado');
      notify(`${text} después y se queda como está.`, { kind: 'warning' });
    },
    onError: notifyError,
  });
  return useMutation({
    mutationFn: async (sent: EntryBulk) => (await http.post<EntryBulkAnswer>(address, sent)).data,
    onSuccess: ({ undoId, changed }, { change }) => {
      readAgain();
      onEnd();
      const isGone = 'deleted' in change;
      const text = isGone
        ? count(changed, 'apunte borrado', 'apuntes borrados')
        : count(changed, 'apunte cambiado', 'apuntes cambiados');
      if (changed === 0) notify('Ya estaban así.');
      else notifyUndo({ text, onUndo: () => undo.mutate(undoId) });
    },
    onError: notifyError,
  });
}
