import { notify, useHasRole } from '@vatio/platform';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFileDrop } from '../../common/useFileDrop';
import { handOver, importPage } from './handedOver';

/** They say themselves where on them a file is dropped. */
const ownPages = [importPage, '/company/puntos/importar'];

/**
 * For the frame of the section: a file that is dropped anywhere in it goes to the import of curves,
 * from the pages of a supply point as one of that point. It is asked first where something was typed.
 */
export function useDropForImport(): void {
  const here = useLocation().pathname.replace(/\/$/, '');
  const navigate = useNavigate();
  // Only a hint of what to draw: whether it may be done is the API's answer.
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
