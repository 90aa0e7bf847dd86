import { roleSchema } from './roleSchema';
import { roles } from './roles';
import { loginRequestSchema, logoutRequestSchema, tokenAnswerSchema } from './session';

const credentials = { email: 'ana@vatio.example', password: 'secreta' };
const messageOf = (value: object) =>
  loginRequestSchema.safeParse(value).error?.issues.at(0)?.message;

describe('the roles', () => {
  it('are the four of the product', () => {
    expect(roles).toEqual(['admin', 'writer', 'reader', 'pds_editor']);
  });

  it.each(['root', 'ADMIN', '', undefined])('do not include %p', (role) => {
    expect(roleSchema.safeParse(role).success).toBe(false);
  });
});

describe('a login', () => {
  it('is an e-mail and a password, as they were typed', () => {
    expect(loginRequestSchema.parse(credentials)).toEqual(credentials);
    expect(loginRequestSchema.parse({ ...credentials, password: ' con espacios ' }).password).toBe(
      ' con espacios ',
    );
  });

  it.each([
    [{ email: '' }, 'El correo es obligatorio'],
    [{ email: undefined }, 'El correo es obligatorio'],
    [{ email: 7 }, 'El correo es obligatorio'],
    [{ email: 'x'.repeat(254) }, undefined],
    [{ email: 'x'.repeat(255) }, 'Máximo 254 caracteres'],
    [{ email: 'a\0b' }, 'Hay un carácter que no se admite'],
    [{ password: '' }, 'La contraseña es obligatoria'],
    [{ password: null }, 'La contraseña es obligatoria'],
    [{ password: 'x'.repeat(1024) }, undefined],
    [{ password: 'x'.repeat(1025) }, 'Máximo 1024 caracteres'],
    [{ password: 'a\0b' }, 'Hay un carácter que no se admite'],
  ])('with %# has the message «%s»', (change, message) => {
    expect(messageOf({ ...credentials, ...change })).toBe(message);
  });

  it('holds nothing else', () => {
    expect(loginRequestSchema.safeParse({ ...credentials, role: 'admin' }).success).toBe(false);
  });
});

describe('a logout', () => {
  it('is the value of a token and nothing else', () => {
    expect(logoutRequestSchema.parse({ token: 'secret' })).toEqual({ token: 'secret' });
    expect(logoutRequestSchema.safeParse({}).success).toBe(false);
    expect(logoutRequestSchema.safeParse({ token: '' }).success).toBe(false);
    expect(logoutRequestSchema.safeParse({ token: 'x'.repeat(513) }).success).toBe(false);
    expect(logoutRequestSchema.safeParse({ token: 'secret', all: true }).success).toBe(false);
  });
});

describe('the answer of a login', () => {
  const user = { id: '1', email: 'ana@vatio.example', name: 'Ana', role: 'admin' };
  const token = { value: 'secret', user, expires_at: 1_800_000_000 };

  it('is a token in the form of the specification', () => {
    expect(tokenAnswerSchema.parse({ token })).toEqual({ token });
  });

  it.each([
    { value: '' },
    { expires_at: 1.5 },
    { expires_at: '1800000000' },
    { user: { ...user, role: 'root' } },
  ])('is none with %j', (change) => {
    expect(tokenAnswerSchema.safeParse({ token: { ...token, ...change } }).success).toBe(false);
  });
});
