/** A paragraph, an item or a cell, with the key of what its amounts say. */
interface Part {
  readonly text: string;
  readonly fact?: string | undefined;
}

/** A part of a letter. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | ({ readonly kind: 'text' } & Part)
  | { readonly kind: 'list'; readonly items: readonly Part[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly Part[])[];
      /** The number of text columns at the start; the others are amounts. */
      readonly texts: number;
    };

const textsOf = (row: readonly Part[]): string[] => row.map(({ text: value }) => value);

/** Plain text for a message or a form without formatting. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'list') return block.items.map((item) => `- ${item.text}`).join('\n');
      if (block.kind !== 'table') return block.text;
      const rows = block.rows.map((row) => textsOf(row).join('\t'));
      return [block.caption, block.head.join('\t'), ...rows].join('\n');
    })
    .join('\n\n');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (value: string) => value.replace(/[&<>"]/g, (char) => entities[char] ?? char);

/** Rich text for a mail program or a word processor. */
export const richText = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'heading') return `<h3>${escaped(block.text)}</h3>`;
      if (block.kind === 'text') return `<p>${escaped(block.text)}</p>`;
      if (block.kind === 'list') {
        return `<ul>${block.items.map((item) => `<li>${escaped(item.text)}</li>`).join('')}</ul>`;
      }
      const cells = (row: readonly string[], tag: string) =>
        `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
      const rows = block.rows.map((row) => cells(textsOf(row), 'td')).join('');
      return `<table border="1" cellpadding="4">${cells(block.head, 'th')}${rows}</table>`;
    })
    .join('\n');
