import { HttpError } from '@vatio/platform';
import { WrongClockError } from './signIn';

/** Why a login failed, ready to show. */
export interface LoginProblem {
  readonly text: string;
  /** Messages of the fields `email` and `password`. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds until another try makes sense. */
  readonly waitSeconds?: number | undefined;
}

const wrongCredentials = 'El correo o la contraseña no son correctos.';
const wrongClock =
  'El reloj de este equipo no está en hora y por eso no se puede abrir la sesión. ' +
  'Corrige la fecha y la hora e inténtalo de nuevo.';
const unexpected = 'Ha ocurrido un error inesperado. Inténtalo de nuevo en unos minutos.';

/** The form's own message without a network. */
export const offlineProblem = (): LoginProblem => ({
  text: new HttpError({ status: 0 }).message,
  fields: {},
});

export function loginProblem(error: unknown): LoginProblem {
  const fields = {};
  if (error instanceof WrongClockError) return { text: wrongClock, fields };
  if (!(error instanceof HttpError)) return { text: unexpected, fields };
  if (error.kind === 'network' && !navigator.onLine) return { text: '', fields };
  if (error.kind === 'session') return { text: wrongCredentials, fields };
  if (error.kind === 'throttled') {
    const waitSeconds = error.retryAfterSeconds ?? 60;
    return { text: 'Demasiados intentos fallidos.', fields, waitSeconds };
  }
  return { text: error.message, fields: error.fields };
}

/** «45 segundos», «2 minutos» */
export function writtenWait(seconds: number): string {
  const [amount, unit] = seconds < 60 ? [seconds, 'segundo'] : [Math.ceil(seconds / 60), 'minuto'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
