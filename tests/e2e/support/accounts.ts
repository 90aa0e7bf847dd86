import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Role } from '@vatio/contracts/roles';
import type { Token } from '@vatio/contracts/session';
import type { User } from '@vatio/contracts/user/users';
import { people } from './people';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** An account of one test alone. */
export interface TestAccount extends Credentials {
  readonly id: string;
  readonly name: string;
}

/** The header that mutating requests need; the cookie is the context's own. */
async function xsrfHeader(request: APIRequestContext) {
  const cookieOf = async () =>
    (await request.storageState()).cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value;
  let value = await cookieOf();
  if (!value) {
    await request.get('/', { headers: { accept: 'text/html' } });
    value = await cookieOf();
  }
  return { 'x-xsrf-token': value ?? '' };
}

/** A real session, without a page. */
export async function sessionOf(
  request: APIRequestContext,
  { email, password }: Credentials,
): Promise<Token> {
  const headers = await xsrfHeader(request);
  const answer = await request.post('/api/login', { headers, data: { email, password } });
  if (!answer.ok()) throw new Error(`Login of ${email}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()).token;
}

/** A call of the API as the demo admin. */
export async function callAsAdmin<T>(
  request: APIRequestContext,
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET',
  path: string,
  data?: object,
): Promise<T> {
  const { value } = await sessionOf(request, people.admin);
  const headers = { ...(await xsrfHeader(request)), authorization: `Bearer ${value}` };
  const answer = await request.fetch(`/api/${path}`, { method, headers, ...(data && { data }) });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (answer.status() === 204 ? undefined : await answer.json()) as T;
}

/** A password that an admin gives is changed at the first login: no other action works before. */
const givenPassword = 'de parte del administrador';

/** Makes an account that no other test touches, whose owner has chosen the password. */
export async function createAccount(
  request: APIRequestContext,
  { name = 'Elena Prueba', role = 'writer' as Role } = {},
): Promise<TestAccount> {
  const credentials = {
    email: `${randomUUID()}@prueba.example`,
    password: 'caballo grapa batería',
  };
  const given = { ...credentials, password: givenPassword };
  const { id } = await callAsAdmin<User>(request, 'POST', 'users', { ...given, name, role });
  await choosePassword(request, given, credentials.password);
  return { ...credentials, id, name };
}

async function choosePassword(
  request: APIRequestContext,
  given: Credentials,
  newPassword: string,
): Promise<void> {
  const { value } = await sessionOf(request, given);
  const headers = { ...(await xsrfHeader(request)), authorization: `Bearer ${value}` };
  const change = { currentPassword: given.password, newPassword };
  for (const [path, data] of [
    ['account/password', change],
    ['logout', { token: value }],
  ] as const) {
    const answer = await request.post(`/api/${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  }
}
