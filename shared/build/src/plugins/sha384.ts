import { createHash } from 'node:crypto';

/** The sha384 of a file in the form that `integrity` attributes take. */
export const sha384 = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
