import { type Block, blocksOf, type Span } from './blocks';

/** A consultant's text, as `blocksOf` reads it. */
export const FormattedText = ({ text }: { readonly text: string }) =>
  blocksOf(text).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name
    <FormattedBlock key={index} {...block} />
  ));

function FormattedBlock({ kind, lines }: Block) {
  if (kind === 'paragraph') {
    return (
      <p className="text-break">
        {lines.map((spans, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <span key={index}>
            {index > 0 && <br />}
            <Spans spans={spans} />
          </span>
        ))}
      </p>
    );
  }
  const List = kind === 'bullets' ? 'ul' : 'ol';
  return (
    <List className="text-break">
      {lines.map((spans, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name
        <li key={index}>
          <Spans spans={spans} />
        </li>
      ))}
    </List>
  );
}

const Spans = ({ spans }: { readonly spans: readonly Span[] }) =>
  spans.map(({ text, isBold }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name
    isBold ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>,
  );
