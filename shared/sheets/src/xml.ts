import { SaxesParser } from 'saxes';
import { TooMuchWork } from './zip';

/** Attributes by their full name: `r:id` has its prefix. */
export type Attributes = Readonly<Record<string, string>>;

/** Handlers for the elements of a part. Names come without the prefix that some programs add. */
export interface ElementHandlers {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Pays for steps of work. @throws TooMuchWork when there were too many */
export type Spend = (steps: number) => void;

export function workLimit(most: number): Spend {
  let left = most;
  return (steps) => {
    left -= steps;
    if (left < 0) throw new TooMuchWork(`more than ${most} steps`);
  };
}

/** Ours have ten or so; each holds its place in memory. */
const deepest = 100;

/**
 * Characters from one tag to the end of the next: the longest text of a cell, each of it written as
 * `&#x1F600;`. A parser gathers them, and a thread whose memory a hundred megabytes of them fill takes its
 * process along.
 */
const farthestTag = 500_000;

/** The bytes decoded at once: a piece of a zip may become a thousand times as long. */
const decodedBytes = 64 * 1024;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Takes XML piece by piece, and pays for each element. Throws when it is not well formed. */
export function xmlReader({ open, text, close }: ElementHandlers, spend: Spend) {
  const decoder = new TextDecoder();
  const parser = new SaxesParser();
  let depth = 0;
  let tagAt = 0;
  parser.on('opentag', ({ name, attributes }) => {
    tagAt = parser.position;
    spend(1);
    depth += 1;
    if (depth > deepest) throw new Error(`more than ${deepest} elements in each other`);
    open(localName(name), attributes);
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  parser.on('closetag', ({ name }) => {
    tagAt = parser.position;
    depth -= 1;
    close?.(localName(name));
  });
  return {
    write(piece: Uint8Array): void {
      for (let at = 0; at < piece.length; at += decodedBytes) {
        parser.write(decoder.decode(piece.subarray(at, at + decodedBytes), { stream: true }));
        if (parser.position - tagAt > farthestTag) throw new Error('a tag without end');
      }
    },
    end(): void {
      parser.close();
    },
  };
}
