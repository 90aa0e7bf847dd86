import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ended, RunOptions } from '../../process/runProgram';
import { commentsIn } from './comments';
import { sourcesBelow } from './sources';

const places = ['api', 'bench', 'host', 'remotes', 'shared', 'tests', 'tools'];

/** Translated phrases: `docs/writing.md` has a better one for each. */
const patterns: Readonly<Record<string, RegExp>> = {
  'begins with a question word': /^(?:what|which|how|whether|where|when|who|whose|whom)\b/i,
  'begins with a preposition': /^(?:of|for|as|by|with|without|from|to|in|on|at)\b/i,
  'nobody, nothing': /\b(?:nobody|nothing)\b/i,
  'somebody, everybody': /\b(?:somebody|everybody)\b/i,
  ones: /\bones\b/i,
  'comes of, from, with, back': /\b(?:comes?|came) (?:of|from|with|back)\b/i,
  'whoever, of which, that of': /\b(?:whoever|of which|that of)\b/i,
  stands: /\b(?:stands?|stood)\b/i,
  'told, tells': /\b(?:told|tells)\b/i,
  'so many, so much': /\bso (?:many|much)\b/i,
};

/** A single phrase would exceed the limit in a file with fewer comments. */
const fewestComments = 10;
const mostPerThousand = 60;

const remedy = `At most ${mostPerThousand} in 1,000: docs/writing.md has a better wording for each.`;

/** The files with too many phrases, and the number of comments that were read. */
interface English extends Ended {
  readonly faults: readonly string[];
  readonly read: number;
}

/** Counts translated phrases in the comments of each file, and fails above the rate of comparable projects. */
export function checkEnglish({ cwd }: Pick<RunOptions, 'cwd'>): English {
  const files = sourcesBelow(cwd, places).map((file) => judge(cwd, file));
  const faults = files.flatMap(({ faults }) => faults);
  const read = files.reduce((sum, { comments }) => sum + comments, 0);
  return { code: faults.length > 0 ? 1 : 0, output: [...faults, remedy].join('\n'), faults, read };
}

function judge(cwd: string, file: string) {
  const text = readFileSync(join(cwd, file), 'utf8');
  // Parsing takes longest, and most files have too few.
  if (text.split(/\/\/|\/\*/).length <= fewestComments) return { comments: 0, faults: [] };
  const comments = commentsIn(text);
  const phrases = comments.flatMap((comment) =>
    phrasesIn(comment).map((name) => `  «${comment.slice(0, 80)}»: ${name}`),
  );
  const isTooMany =
    comments.length >= fewestComments && phrases.length * 1000 > mostPerThousand * comments.length;
  const head = `${file}: ${phrases.length} in ${comments.length} comments`;
  return { comments: comments.length, faults: isTooMany ? [head, ...phrases] : [] };
}

/** Returns the names of the phrases in a comment. */
export const phrasesIn = (comment: string): string[] =>
  Object.entries(patterns).flatMap(([name, pattern]) => (pattern.test(comment) ? [name] : []));
