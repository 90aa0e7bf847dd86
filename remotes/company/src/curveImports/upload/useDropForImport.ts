import { notify, useHasRole } from '@vatio/platform';
import { useFileDrop } from '@vatio/ui/import';
import { useLocation, useNavigate } from 'react-router-dom';
import { handOver, importPage } from './handedOver';

/** These pages take dropped files themselves. */
const ownPages = [importPage, '/company/puntos/importar'];

/**
 * Serves the frame of the section: a file that is dropped anywhere in it goes to the import of curves, from
 * the pages of a supply point as a file of that point. Unsaved changes are asked about first.
 */
export function useDropForImport(): void {
  const here = useLocation().pathname.replace(/\/$/, '');
  const navigate = useNavigate();
  // Only a hint of what to draw: the API decides who may import.
  const canImport = useHasRole('admin', 'writer', 'pds_editor');
  const [, pointId] = /^\/company\/puntos\/([\da-f-]{36})(?:\/|$)/.exec(here) ?? [];

  useFileDrop(
    (dropped) => {
      if (canImport) {
        const to = pointId ? `${importPage}?punto=${pointId}` : importPage;
        void navigate(to, { state: handOver(dropped) });
        return;
      }
      const text = 'Para importar curvas hace falta ser administrador, editor o editor de PDS.';
      notify(text, { kind: 'warning', id: 'file-drop' });
    },
    !(canImport && ownPages.includes(here)),
  );
}
