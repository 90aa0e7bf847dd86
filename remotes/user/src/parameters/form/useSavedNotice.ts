import { notify } from '@vatio/platform';
import { notifyError, notifyUndo } from '@vatio/ui/layout';
import { useUndoVersion } from '../parameterApi';

/** @returns what tells that a version is saved, with the way back as long as nobody changes more */
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
