import { ownPath } from '@vatio/contracts/ownPath';
import { defaultPath } from '@vatio/contracts/paths';
import { SectionLink, usePageTitle, useRuntimeConfig, useSession } from '@vatio/platform';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTakeOver } from '../firstPicture/takeOver';
import { BrandMark } from '../layout/BrandMark';
import type { LoginState } from '../navigation/forcedNavigation';
import { LoadCurve } from './LoadCurve';
import { LoginForm, type LoginFormProps } from './LoginForm';

/** The login page. Open to anyone; a signed-in person replaces their session here. */
export function LoginPage({ isDrawn = false }: Pick<LoginFormProps, 'isDrawn'>) {
  useTakeOver();
  usePageTitle('Entrar');
  const { companyName } = useRuntimeConfig();
  const session = useSession();
  const isInside = session.state === 'signed-in';
  const navigate = useNavigate();
  const state: LoginState | null = useLocation().state;
  const from = ownPath(state?.from);

  return (
    <div className={`login ${isInside ? 'is-inside' : ''}`}>
      <div className="login-brand">
        <div className="login-name">
          <BrandMark />
          {companyName}
        </div>
        <p className="login-claim">La energía de tus clientes, cuenta a cuenta.</p>
        <LoadCurve />
      </div>
      <div className="login-panel">
        <div className="login-card">
          {isInside && (
            <p className="login-inside">
              Has entrado como <strong>{session.user.name}</strong>.{' '}
              <SectionLink to={`/${defaultPath}`}>Ir a Estudios</SectionLink>
            </p>
          )}
          <h1 className="login-title">Entrar</h1>
          <p className="login-intro">
            {state?.ended
              ? 'Tu sesión ha terminado. Entra de nuevo para seguir donde estabas.'
              : 'Usa tu correo y tu contraseña del trabajo.'}
          </p>
          <LoginForm
            isDrawn={isDrawn}
            onSignedIn={() => void navigate(from, { replace: true, flushSync: true })}
          />
        </div>
      </div>
    </div>
  );
}
