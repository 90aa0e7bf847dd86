import { useSession } from '@vatio/platform';
import { Page } from '@vatio/ui/layout';
import { MySecondFactor } from '../secondFactor/MySecondFactor';
import { MyName } from './MyName';
import { MyPassword } from './MyPassword';
import { MySessions } from './MySessions';

/** The parts of every account: a name, a password, and the places where it is signed in. */
export function MyAccount() {
  const session = useSession();
  if (session.state === 'signed-out') return null;

  return (
    <Page title="Mi cuenta">
      <div className="card-grid">
        <MyName user={session.user} />
        <MyPassword user={session.user} />
        <MySecondFactor />
        <MySessions />
      </div>
    </Page>
  );
}
