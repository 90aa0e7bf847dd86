import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { errorCode } from '../process/errorCode.mjs';
import { isRefusal, Refusal } from '../setup/refusal.mjs';
import { bearerOf } from './signIn';

const answerMs = 5000;

/** Returns whether a place is an address, not a file. */
export const isUrl = (place: string): boolean => /^https?:\/\//i.test(place);

/**
 * Reads JSON from an address of a host, signing in where it asks for that, or from a file.
 *
 * @throws Refusal when the place is empty, or holds no JSON
 */
export async function readJson(place: string): Promise<unknown> {
  const text = isUrl(place) ? await answerOf(place) : await contentOf(resolve(place));
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${place} is not JSON.`);
  }
}

async function answerOf(url: string): Promise<string> {
  const { ok, status, body } = await get(url).catch((error: unknown) => {
    if (isRefusal(error)) throw error;
    throw new Refusal(`${url} does not answer (${causeOf(error)}).`);
  });
  if (!ok) throw new Refusal(`${url} answers ${status}.`);
  return body;
}

async function get(url: string) {
  const ask = (headers: Record<string, string> = {}) =>
    fetch(url, { headers, signal: AbortSignal.timeout(answerMs) });
  const { origin } = new URL(url);
  let response = await ask();
  if (response.status === 401) response = await ask(await bearerOf(origin));
  if (response.status === 401) response = await ask(await bearerOf(origin, { isAnew: true }));
  const { ok, status } = response;
  return { ok, status, body: await response.text() };
}

/** fetch says "fetch failed" and hides why in the cause; what says most there is a code. */
function causeOf(error: unknown): string {
  const { cause = error }: { cause?: unknown } = Object(error);
  const { code, message }: { code?: unknown; message?: unknown } = Object(cause);
  return String(typeof code === 'string' ? code : message);
}

const contentOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    throw new Refusal(`${file} cannot be read (${errorCode(error)}).`);
  });
