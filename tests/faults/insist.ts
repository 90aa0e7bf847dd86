import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpAnswer } from '../../api/test/calls/httpCall';

/** Asks again while the API says that it has too much to do; that is no fault. */
export async function insist(ask: () => Promise<HttpAnswer>): Promise<HttpAnswer> {
  for (;;) {
    const answer = await ask();
    if (answer.status < 300) return answer;
    if (answer.status !== 503) throw new Error(`${answer.status}: ${answer.text}`);
    await sleep(100);
  }
}
