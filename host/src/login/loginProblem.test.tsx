import { HttpError } from '@vatio/platform';
import { loginProblem, writtenWait } from './loginProblem';
import { WrongClockError } from './signIn';

describe('what the login page says', () => {
  it.each([
    [401, 'El correo o la contraseña no son correctos.'],
    [403, 'No tienes permiso para hacer esto.'],
    [429, 'Demasiados intentos fallidos.'],
    [500, 'Algo ha fallado en el servidor. Inténtalo de nuevo.'],
    [503, 'El servicio no está disponible ahora. Inténtalo de nuevo en unos segundos.'],
    [0, 'No hay conexión con el servidor. Comprueba tu red e inténtalo de nuevo.'],
  ])('to %s is «%s»', (status, text) => {
    expect(loginProblem(new HttpError({ status })).text).toBe(text);
  });

  it('to 401 is the same whatever the server says, so that no account is given away', () => {
    const error = new HttpError({ status: 401, body: { message: 'Esa cuenta no existe.' } });
    expect(loginProblem(error).text).toBe('El correo o la contraseña no son correctos.');
  });

  it('to 429 counts the seconds of the server, or a minute', () => {
    expect(loginProblem(new HttpError({ status: 429, retryAfterSeconds: 90 })).waitSeconds).toBe(
      90,
    );
    expect(loginProblem(new HttpError({ status: 429 })).waitSeconds).toBe(60);
  });

  it('to 422 is the server’s message and those of the fields', () => {
    const body = { message: 'Revisa los datos.', fields: { email: 'Máximo 254 caracteres' } };
    expect(loginProblem(new HttpError({ status: 422, body }))).toMatchObject({
      text: 'Revisa los datos.',
      fields: { email: 'Máximo 254 caracteres' },
    });
  });

  it('to a wrong clock names the clock', () => {
    expect(loginProblem(new WrongClockError()).text).toMatch(
      /El reloj de este equipo no está en hora/,
    );
  });

  it('to anything else is that it was unexpected', () => {
    expect(loginProblem(new TypeError('x')).text).toMatch(/error inesperado/);
  });
});

describe('a waiting time', () => {
  it.each([
    [1, '1 segundo'],
    [59, '59 segundos'],
    [60, '1 minuto'],
    [61, '2 minutos'],
    [120, '2 minutos'],
  ])('of %s s is written «%s»', (seconds, text) => {
    expect(writtenWait(seconds)).toBe(text);
  });
});
