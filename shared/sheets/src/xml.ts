import { SaxesParser } from 'saxes';

/** Attributes by their full name: `r:id` has its prefix. */
export type Attributes = Readonly<Record<string, string>>;

/** Handlers for the elements of a part. Names come without the prefix that some programs add. */
export interface ElementHandlers {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Takes XML piece by piece. Throws when it is not well formed. */
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
    end(): void {
      parser.close();
    },
  };
}
