import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type LoginProblem, writtenWait } from './loginProblem';

/** The reason of the failure; after too many tries, with a countdown. */
export function LoginAlert({ problem: { text, waitSeconds } }: { readonly problem: LoginProblem }) {
  return (
    <div className="form-alert" role="alert">
      <CircleAlert aria-hidden="true" />
      <p>
        {text} {waitSeconds !== undefined && <Wait seconds={waitSeconds} />}
      </p>
    </div>
  );
}

function Wait({ seconds }: { readonly seconds: number }) {
  const [endsAtMs] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1000)));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [endsAtMs]);

  if (left === 0) return 'Ya puedes intentarlo de nuevo.';
  return `Podrás intentarlo de nuevo dentro de ${writtenWait(left)}.`;
}
