import { issueXsrfToken } from '@vatio/contracts/xsrf';

export const testXsrfKey = 'a key for tests only, of more than 32 characters';

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Cookie and header that agree and are signed with the tests' key. */
export function xsrfPair(): { readonly 'x-xsrf-token': string; readonly cookie: string } {
  const token = issueXsrfToken(testXsrfKey);
  return { 'x-xsrf-token': token, cookie: `XSRF-TOKEN=${token}` };
}
