import type { Study, StudyAction } from '@vatio/contracts/energyAnalysis/studies';
import { notify, useHasRole, useRuntimeConfig } from '@vatio/platform';
import { ConfirmButton } from '@vatio/ui/layout';
import { Copy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type ActionWords, actionsOf, actionWords } from '../studyActions';
import { againPath } from '../studyPaths';
import { DeleteStudy } from './DeleteStudy';
import { useChangeStudyState } from './detailApi';

/** What this person may do with a study as it stands. */
export function StudyActions({ study }: { readonly study: Study }) {
  const canWrite = useHasRole('admin', 'writer');
  if (!canWrite) return null;
  return (
    <>
      <DeleteStudy study={study} />
      <Link className="btn btn-outline-secondary" to={againPath(study)}>
        <Copy aria-hidden="true" /> Duplicar
      </Link>
      {actionsOf(study).map((action) => (
        <StateButton key={action} study={study} action={action} />
      ))}
    </>
  );
}

/** As the API takes it. */
const mostNameChars = 200;

interface StateButtonProps {
  readonly study: Study;
  readonly action: StudyAction;
}

/** Asks first, and says what it means. */
function StateButton({ study, action }: StateButtonProps) {
  const change = useChangeStudyState(study);
  const words: ActionWords = actionWords[action];
  const { companyName } = useRuntimeConfig();
  // What is presented says whose it is, also after the company is called otherwise.
  const sent =
    action === 'present'
      ? { action, companyName: companyName.slice(0, mostNameChars) }
      : { action };
  const onConfirm = (close: () => void) =>
    change.mutate(sent, {
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
