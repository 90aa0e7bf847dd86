import { SaxesParser } from 'saxes';

/** Attributes by their name, as it is written: `r:id` has its prefix. */
export type Attributes = Readonly<Record<string, string>>;

/** What is done with the elements of a part. Names are without the prefix that some makers give them. */
export interface ElementHandlers {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Takes XML piece by piece. It throws when it is not well formed. */
export function xmlReader({ open, text, close }: ElementHandlers) {
  const decoder = new TextDecoder();
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close) parser.on('closetag', ({ name }) => close(localName(name)));
  return {
    write(piece: Uint8Array): void {
      parser.write(decoder.decode(piece, { stream: true }));
    },
    /** That was all of it. */
    end(): void {
      parser.close();
    },
  };
}
