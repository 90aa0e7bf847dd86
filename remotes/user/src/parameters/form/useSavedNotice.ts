import { notify } from '@vatio/platform';
import { notifyError, notifyUndo } from '@vatio/ui/layout';
import { useUndoVersion } from '../parameterApi';

/** @returns a function that announces a saved version, with the way back until the next change */
export function useSavedNotice(): (version: number) => void {
  const undo = useUndoVersion();
  const takeBack = async (version: number) => {
    const made = await undo.mutateAsync(version);
    notify(`Deshecha: versión ${made.number} de los parámetros`, { kind: 'success' });
  };
  return (version) =>
    notifyUndo({
      text: `Versión ${version} de los parámetros guardada`,
      onUndo: () => {
        takeBack(version).catch(notifyError);
      },
    });
}
