import type { APIRequestContext, Page, Request } from '@playwright/test';

/** Answers the probe's addresses, which the API does not have. */
export const answerReadings = (page: Page, text = 'Lectura de prueba') =>
  page.route('**/api/probe/readings', (route) => route.fulfill({ json: { text } }));

/** Sets the answer to an address of the API from now on. */
export const answer = (page: Page, path: string, status: number, json: unknown = {}) =>
  page.route(`**/api/${path}`, (route) => route.fulfill({ status, json }));

/** Notes every call of an address and never answers, like a server that hangs. */
export async function hang(page: Page, path: string): Promise<readonly Request[]> {
  const calls: Request[] = [];
  await page.route(`**/${path}`, (route) => {
    calls.push(route.request());
  });
  return calls;
}

/** The real API's answer to a token. */
export const statusOfToken = async (request: APIRequestContext, value: string | undefined) =>
  (await request.get('/api/session', { headers: { authorization: `Bearer ${value}` } })).status();
