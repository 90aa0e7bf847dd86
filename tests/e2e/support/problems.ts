import { type BrowserContext, expect } from '@playwright/test';

/** The problems in the pages of one test or state, whether or not a person would have seen them. */
export interface Problems {
  /** Declares problems that the test provokes; each of them must then really happen. */
  readonly allow: (...provoked: readonly RegExp[]) => void;
  /** Declares problems that the test may, but need not, provoke. */
  readonly tolerate: (...possible: readonly RegExp[]) => void;
  readonly unexpected: () => readonly string[];
  /** Declared, and did not happen. */
  readonly missing: () => readonly RegExp[];
  /** The next state of the page starts: what happened and was declared belongs to the one before. */
  readonly forget: () => void;
}

/** Collects console errors and warnings, page errors, CSP violations and failed requests. */
export async function watchProblems(context: BrowserContext): Promise<Problems> {
  const seen: string[] = [];
  const provoked: RegExp[] = [];
  const possible: RegExp[] = [];
  const isKnown = (problem: string) =>
    [...provoked, ...possible].some((pattern) => pattern.test(problem));

  context.on('console', (message) => {
    const kind = message.type();
    if (kind !== 'error' && kind !== 'warning') return;
    seen.push(`console ${kind}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => seen.push(`page error: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A page that is left gives up what it was asking for.
    if (reason !== 'net::ERR_ABORTED') seen.push(`request failed: ${reason} (${request.url()})`);
  });
  await context.addInitScript(() => {
    window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`CSP violation: ${violatedDirective} ${blockedURI}`);
    });
  });

  return {
    allow: (...patterns) => provoked.push(...patterns),
    tolerate: (...patterns) => possible.push(...patterns),
    unexpected: () => seen.filter((problem) => !isKnown(problem)),
    missing: () => provoked.filter((pattern) => !seen.some((problem) => pattern.test(problem))),
    forget() {
      for (const list of [seen, provoked, possible]) list.length = 0;
    },
  };
}

/** Expects all declared problems, and no others, to have happened. */
export async function expectDeclared({ missing, unexpected }: Problems): Promise<void> {
  await expect.poll(missing, 'provoked problems that did not happen').toEqual([]);
  expect(unexpected(), 'problems in the browser').toEqual([]);
}
