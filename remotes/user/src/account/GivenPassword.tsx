import { useSession } from '@vatio/platform';
import { Card, Page } from '@vatio/ui/layout';
import { useGoOn } from '../common/goOn';
import { PasswordForm } from './PasswordForm';

/**
 * The first page after a login with a password that an admin gave: the API answers no other request until
 * the password is changed. Then the page that was asked for follows.
 */
export function GivenPassword() {
  const session = useSession();
  const goOn = useGoOn();
  if (session.state === 'signed-out') return null;

  return (
    <Page title="Elige tu contraseña">
      <div className="card-grid">
        <Card title="Antes de empezar">
          <p>
            Has entrado con una contraseña que te ha dado un administrador. Cámbiala por una que
            solo sepas tú, y seguirás donde querías ir.
          </p>
          <PasswordForm
            user={session.user}
            currentLabel="Contraseña que te han dado"
            onChanged={goOn}
          />
        </Card>
      </div>
    </Page>
  );
}
