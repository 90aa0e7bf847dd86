import { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { CDPSession } from '@playwright/test';

/** Messages to and from a part of the browser; Playwright has the protocol's types. */
export type DevTools = Pick<CDPSession, 'send' | 'on'>;

interface Answer {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

export interface Connection {
  readonly browser: DevTools;
  readonly session: (id: string) => DevTools;
}

/**
 * The DevTools protocol over a pipe of the browser, without any other feature switched on. Playwright
 * enables `Runtime` in every page: then V8 reads whole files again for each Error (React makes five at its
 * start), a tenth of the measured time.
 *
 * @param input for the browser: messages ended by a zero
 */
export function connect(input: Writable, output: Readable): Connection {
  const sessions = new Map<string | undefined, Session>();
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  let isGone = false;

  const take = (answer: Answer) => {
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (answer.method) sessions.get(answer.sessionId)?.emit(answer.method, answer.params);
  };
  const ask = (method: string, params: unknown, sessionId: string | undefined) =>
    new Promise<unknown>((resolve, reject) => {
      if (isGone) throw new Error(`${method}: the browser is gone`);
      lastId += 1;
      const id = lastId;
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });

  class Session extends EventEmitter {
    constructor(private readonly id?: string) {
      super();
      sessions.set(id, this);
    }

    send(method: string, params: unknown = {}): Promise<unknown> {
      return ask(method, params, this.id);
    }
  }

  // The waiting code learns it from the other pipe.
  input.on('error', () => undefined);
  output.once('close', () => {
    isGone = true;
    for (const end of waiting.values()) end({ error: { message: 'the browser is gone' } });
  });
  let rest = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) take(JSON.parse(message));
  });
  // The types are the protocol's; at run time it is all messages.
  const typed = (session: Session) => session as unknown as DevTools;
  return { browser: typed(new Session()), session: (id) => typed(new Session(id)) };
}
