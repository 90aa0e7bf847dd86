import type { Study, StudyAction } from '@vatio/contracts/energyAnalysis/studies';
import { notify, useHasRole } from '@vatio/platform';
import { ConfirmButton } from '@vatio/ui/layout';
import { Copy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type ActionWords, actionsOf, actionWords } from '../studyActions';
import { againPath } from '../studyPaths';
import { useChangeStudyState } from './detailApi';

/** What this person may do with a study as it stands. */
export function StudyActions({ study }: { readonly study: Study }) {
  const canWrite = useHasRole('admin', 'writer');
  if (!canWrite) return null;
  return (
    <>
      <Link className="btn btn-outline-secondary" to={againPath(study)}>
        <Copy aria-hidden="true" /> Duplicar
      </Link>
      {actionsOf(study).map((action) => (
        <StateButton key={action} study={study} action={action} />
      ))}
    </>
  );
}

interface StateButtonProps {
  readonly study: Study;
  readonly action: StudyAction;
}

/** Asks first, and says what it means. */
function StateButton({ study, action }: StateButtonProps) {
  const change = useChangeStudyState(study);
  const words: ActionWords = actionWords[action];
  const onConfirm = (close: () => void) =>
    change.mutate(action, {
      onSuccess: () => {
        close();
        notify(`${study.code}: ${words.done}`, { kind: 'success' });
      },
    });
  return (
    <ConfirmButton
      look={words.look}
      label={words.label}
      title={words.title}
      confirm={words.label}
      action={change}
      onConfirm={onConfirm}
    >
      <p className="mb-0">{words.text}</p>
    </ConfirmButton>
  );
}
