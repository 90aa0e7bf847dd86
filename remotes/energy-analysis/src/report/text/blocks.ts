/** A piece of a line: bold or not. */
export interface Span {
  readonly text: string;
  readonly isBold: boolean;
}

/** A part of a text: a paragraph is its lines, a list its items. */
export interface Block {
  readonly kind: 'paragraph' | 'bullets' | 'numbers';
  readonly lines: readonly (readonly Span[])[];
}

const mostChars = 10_000;
const bullet = /^[-*•] +/;
const numbered = /^\d{1,3}[.)] +/;

/**
 * Reads a consultant's text: a blank line ends a paragraph, `- ` or `1. ` begins an item of a list,
 * `**so**` is bold. Anything else, HTML too, is plain text.
 *
 * A small part of Markdown, so that texts written elsewhere fit. The libraries for it read all of it,
 * HTML, images and links included, and weigh more than the section's first chunk.
 */
export function blocksOf(text: string): readonly Block[] {
  const blocks: { kind: Block['kind']; lines: Span[][] }[] = [];
  let isOpen = false;
  for (const line of text.slice(0, mostChars).split(/\r\n|\r|\n/)) {
    const content = line.trim();
    if (content === '') {
      isOpen = false;
      continue;
    }
    const kind = kindOf(content);
    const last = blocks.at(-1);
    const spans = spansOf(
      content.replace(bullet, '').replace(kind === 'numbers' ? numbered : '', ''),
    );
    if (isOpen && last?.kind === kind) last.lines.push(spans);
    else blocks.push({ kind, lines: [spans] });
    isOpen = true;
  }
  return blocks;
}

function kindOf(line: string): Block['kind'] {
  if (bullet.test(line)) return 'bullets';
  return numbered.test(line) ? 'numbers' : 'paragraph';
}

/** Two stars begin bold and end it; stars without a partner stay stars. */
function spansOf(line: string): Span[] {
  const pieces = line.split('**');
  const isWhole = pieces.length % 2 === 1;
  const last = pieces.length - 1;
  return pieces
    .map((text, index) => {
      if (!isWhole && index === last) return { text: `**${text}`, isBold: false };
      return { text, isBold: index % 2 === 1 };
    })
    .filter(({ text }) => text !== '');
}
