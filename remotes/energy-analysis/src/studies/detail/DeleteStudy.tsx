import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { useHasRole, useSession } from '@vatio/platform';
import { ActionButton, notifyError, notifyUndo } from '@vatio/ui/layout';
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { isOpen } from '../studyActions';
import { useDeleteStudy, useRestoreStudy } from './detailApi';

/** Deletes a study that was never presented, for its author and for admins. Immediate, with «Deshacer». */
export function DeleteStudy({ study }: { readonly study: Study }) {
  const isAdmin = useHasRole('admin');
  const session = useSession();
  const isOwn = session.state !== 'signed-out' && session.user.id === study.authorId;
  const remove = useDeleteStudy(study);
  const restore = useRestoreStudy(study);
  const navigate = useNavigate();
  if (!isOpen(study) || study.wasWithdrawn || !(isAdmin || isOwn)) return null;
  const onSuccess = () => {
    void navigate('/energy-analysis');
    notifyUndo({
      text: `Estudio ${study.code} borrado`,
      onUndo: () => restore.mutate(undefined, { onError: notifyError }),
    });
  };
  return (
    <ActionButton
      look="outline-danger"
      busy={remove.isPending && 'Borrando…'}
      onClick={() => remove.mutate(undefined, { onSuccess, onError: notifyError })}
    >
      <Trash2 aria-hidden="true" /> Borrar estudio
    </ActionButton>
  );
}
