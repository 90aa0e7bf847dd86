import type { Study, StudyAction } from '@vatio/contracts/energy-analysis/studies';
import { notify, useHasRole } from '@vatio/platform';
import { ConfirmButton, MoreActions } from '@vatio/ui/layout';
import { Copy } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router-dom';
import { AcceptDialog } from '../promise/AcceptDialog';
import { PresentDialog, type StateDialogProps } from '../promise/PresentDialog';
import { WithdrawDialog } from '../promise/WithdrawDialog';
import { type ActionWords, actionsOf, actionWords } from '../studyActions';
import { againPath } from '../studyPaths';
import { DeleteStudy } from './DeleteStudy';
import { useChangeStudyState } from './detailApi';

/** This person's possible actions on a study in its present state. */
export function StudyActions({ study }: { readonly study: Study }) {
  const canWrite = useHasRole('admin', 'writer');
  if (!canWrite) return null;
  const actions = actionsOf(study);
  return (
    <>
      <Link className="btn btn-outline-secondary" to={againPath(study)}>
        <Copy aria-hidden="true" /> Duplicar
      </Link>
      {actions.filter(isStep).map((action) => (
        <ActionOf key={action} study={study} action={action} />
      ))}
      {actions.includes('discard') && (
        <MoreActions>
          {study.state === 'presented' && (
            <DialogButton
              study={study}
              look="btn-outline-danger"
              label="Retirar la presentación"
              dialog={WithdrawDialog}
            />
          )}
          <ActionOf study={study} action="discard" />
          <DeleteStudy study={study} />
        </MoreActions>
      )}
    </>
  );
}

const isStep = (action: StudyAction) => action !== 'discard';

interface ActionOfProps {
  readonly study: Study;
  readonly action: StudyAction;
}

function ActionOf({ study, action }: ActionOfProps) {
  const { look, label } = actionWords[action];
  if (action === 'present') {
    return <DialogButton study={study} look={look} label={label} dialog={PresentDialog} />;
  }
  if (action === 'accept') {
    return <DialogButton study={study} look={look} label={label} dialog={AcceptDialog} />;
  }
  return <StateButton study={study} action={action} />;
}

interface DialogButtonProps {
  readonly study: Study;
  readonly look: string;
  readonly label: string;
  readonly dialog: ComponentType<StateDialogProps>;
}

/** Opens a dialog that says, or asks, more than a sentence. */
function DialogButton({ study, look, label, dialog: Opened }: DialogButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className={`btn ${look}`} onClick={() => setAsking(true)}>
        {label}
      </button>
      {isAsking && <Opened study={study} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Asks first, and says what it means. */
function StateButton({ study, action }: ActionOfProps) {
  const change = useChangeStudyState(study);
  const words: ActionWords = actionWords[action];
  const onConfirm = (close: () => void) =>
    change.mutate(
      { action },
      {
        onSuccess: () => {
          close();
          notify(`${study.code}: ${words.done}`, { kind: 'success' });
        },
      },
    );
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
