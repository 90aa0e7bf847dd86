import { Refusal } from '../refusal';
import { answerFor } from './errors';

const withCode = (code: string, message = 'inside') => Object.assign(new Error(message), { code });
const withStatus = (statusCode: number) => Object.assign(new Error('inside'), { statusCode });

it.each<[string, unknown, number | undefined]>([
  ['malformed', new Refusal('malformed', 'm'), 400],
  ['unauthenticated', new Refusal('unauthenticated', 'm'), 401],
  ['forbidden', new Refusal('forbidden', 'm'), 403],
  ['missing', new Refusal('missing', 'm'), 404],
  ['conflict', new Refusal('conflict', 'm'), 409],
  ['invalid', new Refusal('invalid', 'm'), 422],
  ['throttled', new Refusal('throttled', 'm'), 429],
  ['unavailable', new Refusal('unavailable', 'm'), 503],
  ['a refused connection', withCode('ECONNREFUSED'), 503],
  ['a broken connection', withCode('ECONNRESET'), 503],
  ['SQLSTATE 08006', withCode('08006'), 503],
  ['a server that stops', withCode('57P01'), 503],
  ['a server that starts', withCode('57P03'), 503],
  ['too many connections', withCode('53300'), 503],
  ['a full disk', withCode('53100'), 503],
  ['a query that takes too long', withCode('57014'), 503],
  ['a replica', withCode('25006'), 503],
  ['a full pool', new Error('timeout exceeded when trying to connect'), 503],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), 503],
  ['a duplicate', withCode('23505'), 409],
  ['a missing parent', withCode('23503'), 409],
  ['a broken rule', withCode('23514'), 422],
  ['a number too large', withCode('22003'), 422],
  ['text that is no UTF-8', withCode('22021'), 422],
  ['a body too large', withStatus(413), 413],
  ['another type', withStatus(415), 415],
  ['a bug', new TypeError('x is undefined'), undefined],
  ['a syntax error in SQL', withCode('42601'), undefined],
  ['a status nobody foresaw', withStatus(418), undefined],
  ['no error at all', 'oops', undefined],
])('%s', (_name, error, status) => {
  const answer = answerFor(error);
  expect(answer?.status).toBe(status);
  expect(answer?.body.message).not.toBe('inside');
});

it('says what to do with a body that is too large', () => {
  expect(answerFor(withStatus(413))?.body.message).toMatch(/: divídelo/);
});

it('tells fields, seconds and versions', () => {
  const details = {
    fields: { name: 'corto' },
    retryAfterSeconds: 3,
    versions: { yours: { version: 1 }, current: { version: 2 } },
  };
  expect(answerFor(new Refusal('invalid', 'Revisa.', details))?.body).toEqual({
    message: 'Revisa.',
    ...details,
  });
});
