import type { ElementHandlers } from './xml';

/** Excel's own limit of a cell's text. */
const longestText = 32_767;

/** The text of a cell with more of it; what no workbook of a person has is left out. */
export const lengthened = (text: string, more: string): string =>
  (text + more).slice(0, longestText);

/** Collects the text of cells from `t` elements, without the phonetic hints of Asian texts. */
export class TextGatherer {
  #text = '';
  #isOpen = false;
  #readings = 0;

  start(): void {
    this.#text = '';
  }

  open(name: string): void {
    if (name === 'rPh') this.#readings += 1;
    else if (name === 't') this.#isOpen = this.#readings === 0;
  }

  add(text: string): void {
    if (this.#isOpen) this.#text = lengthened(this.#text, text);
  }

  close(name: string): void {
    if (name === 'rPh') this.#readings -= 1;
    else if (name === 't') this.#isOpen = false;
  }

  /** Characters that XML cannot hold are written `_x000A_`. */
  get text(): string {
    return this.#text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
}

/** The shared texts of cells, by their place. @param texts gets them */
export function sharedTextHandlers(texts: string[]): ElementHandlers {
  const gatherer = new TextGatherer();
  return {
    open: (name) => {
      if (name === 'si') gatherer.start();
      else gatherer.open(name);
    },
    text: (text) => gatherer.add(text),
    close: (name) => {
      if (name === 'si') texts.push(gatherer.text);
      else gatherer.close(name);
    },
  };
}
