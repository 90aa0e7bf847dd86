import { useSession } from '@vatio/platform';
import { useEffect, useSyncExternalStore } from 'react';
import { useHost } from '../../hostContext';
import { useLoaded } from '../../loading/useLoaded';

const loadDialog = () => import(/* webpackChunkName: "password" */ './PasswordDialog');

/** The dialog that asks for the password again, while a call waits for it; loaded on demand. */
export function PasswordPrompt() {
  const { passwordQuestion } = useHost();
  const isAsking = useSyncExternalStore(passwordQuestion.subscribe, passwordQuestion.isAsking);
  return isAsking ? <Prompt answer={passwordQuestion.answer} /> : null;
}

function Prompt({ answer }: { readonly answer: (isGiven: boolean) => void }) {
  const [dialog] = useLoaded(loadDialog);
  const session = useSession();
  // If the dialog or the session is missing, the waiting call fails as the API answered it.
  const isLost = dialog.state === 'failed' || session.state !== 'signed-in';
  useEffect(() => {
    if (isLost) answer(false);
  }, [isLost, answer]);
  return dialog.state === 'ready' ? <dialog.value.PasswordDialog answer={answer} /> : null;
}
