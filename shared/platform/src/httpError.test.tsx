import { HttpError } from './httpError';

describe('a failed call', () => {
  it.each([
    [0, 'network', 'No hay conexión con el servidor. Comprueba tu red e inténtalo de nuevo.'],
    [400, 'invalid', 'Revisa los datos marcados.'],
    [401, 'session', 'La sesión ha caducado.'],
    [403, 'forbidden', 'No tienes permiso para hacer esto.'],
    [404, 'not-found', 'No se ha encontrado lo que buscas.'],
    [409, 'conflict', 'Otra persona ha cambiado estos datos mientras tanto.'],
    [413, 'invalid', 'Revisa los datos marcados.'],
    [415, 'invalid', 'Revisa los datos marcados.'],
    [418, 'server', 'Algo ha fallado en el servidor. Inténtalo de nuevo.'],
    [422, 'invalid', 'Revisa los datos marcados.'],
    [429, 'throttled', 'Demasiados intentos. Espera un poco e inténtalo de nuevo.'],
    [500, 'server', 'Algo ha fallado en el servidor. Inténtalo de nuevo.'],
    [
      502,
      'unavailable',
      'El servicio no está disponible ahora. Inténtalo de nuevo en unos segundos.',
    ],
    [
      503,
      'unavailable',
      'El servicio no está disponible ahora. Inténtalo de nuevo en unos segundos.',
    ],
    [
      504,
      'unavailable',
      'El servicio no está disponible ahora. Inténtalo de nuevo en unos segundos.',
    ],
  ])('with %s is of the kind %s and says «%s»', (status, kind, message) => {
    expect(new HttpError({ status })).toMatchObject({ status, kind, message, fields: {} });
  });

  it('says so when it is the browser that has no network', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const message = 'Sin conexión. Comprueba tu red e inténtalo de nuevo.';
    expect(new HttpError({ status: 0 })).toMatchObject({ kind: 'network', message });
    expect(new HttpError({ status: 500 }).message).toMatch(/^Algo ha fallado/);
    onLine.mockRestore();
  });

  it('says what the server says, where the server says something', () => {
    const body = { message: 'El CUPS ya existe.', fields: { cups: 'Ya existe' }, more: 1 };
    const error = new HttpError({ status: 409, body });
    expect(error.message).toBe('El CUPS ya existe.');
    expect(error.fields).toEqual({ cups: 'Ya existe' });
    expect(error.body).toBe(body);
  });

  it.each(['<h1>Bad gateway</h1>', null, undefined, 7, [], {}, { message: '' }, { message: 7 }])(
    'has its own words when the body is %j',
    (body) => {
      const error = new HttpError({ status: 502, body });
      expect(error.message).toMatch(/^El servicio no está disponible/);
      expect(error.fields).toEqual({});
      expect(error.body).toBe(body);
    },
  );

  it('keeps how long to wait and what was underneath', () => {
    const cause = new Error('ECONNRESET');
    const error = new HttpError({ status: 429, retryAfterSeconds: 30, cause });
    expect(error).toMatchObject({ retryAfterSeconds: 30, cause, name: 'HttpError' });
    expect(error).toBeInstanceOf(Error);
  });
});
