import { errorBodySchema } from './errors';
import { runtimeConfigSchema } from './federation/runtimeConfig';
import { issueXsrfToken, isXsrfToken, xsrfCookieName, xsrfHeaderName } from './xsrf';

describe('the XSRF token', () => {
  const token = issueXsrfToken('key');

  it('is accepted with the key that it was signed with', () => {
    expect(isXsrfToken('key', token)).toBe(true);
  });

  it('is another each time, and fits in a cookie', () => {
    expect(issueXsrfToken('key')).not.toBe(token);
    expect(token).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
  });

  it.each([
    undefined,
    '',
    '.',
    'nonce',
    'nonce.signature',
    `${token}.more`,
    `x${token}`,
    token.slice(0, -1),
    token.slice(0, token.indexOf('.') + 1),
    token.slice(token.indexOf('.')),
  ])('is refused when it is %p', (damaged) => {
    expect(isXsrfToken('key', damaged)).toBe(false);
  });

  it('is refused with another key', () => {
    expect(isXsrfToken('other', token)).toBe(false);
  });

  it('travels under the names that the specification fixes', () => {
    expect([xsrfCookieName, xsrfHeaderName]).toEqual(['XSRF-TOKEN', 'x-xsrf-token']);
  });
});

describe('the body of an error', () => {
  it.each([
    { message: 'No' },
    { message: 'Revisa', fields: { 'lines.0.price': 'Es obligatorio' } },
    { message: 'Espera', retryAfterSeconds: 30 },
  ])('may be %j', (body) => {
    expect(errorBodySchema.parse(body)).toEqual(body);
  });

  it.each([
    {},
    { message: 7 },
    { message: 'x', fields: { a: 1 } },
    { message: 'x', retryAfterSeconds: 1.5 },
  ])('may not be %j', (body) => {
    expect(errorBodySchema.safeParse(body).success).toBe(false);
  });
});

it('the configuration names the company, the test host and the avatar service', () => {
  const config = { companyName: 'Norte', testHost: '', avatarUrl: '' };
  expect(runtimeConfigSchema.parse(config)).toEqual(config);
  expect(runtimeConfigSchema.safeParse({ companyName: 'Norte' }).success).toBe(false);
});
