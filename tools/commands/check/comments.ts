import ts from 'typescript';

/** Written for a tool rather than a reader. */
const isDirective = /^(?:biome-|@ts-|webpack[A-Z]|#|@jest-)/;

/** Returns the words of each comment in a source; consecutive `//` lines are one comment. */
export function commentsIn(text: string): string[] {
  const comments: string[] = [];
  let lineEnd: number | undefined;
  for (const { kind, pos, end } of rangesIn(text)) {
    const words = wordsOf(text.slice(pos, end));
    const isLine = kind === ts.SyntaxKind.SingleLineCommentTrivia && beginsLine(text, pos);
    const continues = isLine && lineEnd !== undefined && isOneLineBreak(text.slice(lineEnd, pos));
    lineEnd = isLine ? end : undefined;
    if (words === '' || isDirective.test(words)) continue;
    comments.push(continues ? `${comments.pop() ?? ''} ${words}`.trim() : words);
  }
  return comments;
}

function rangesIn(text: string): readonly ts.CommentRange[] {
  const file = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true);
  const ranges = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    // JSX text may contain `//` that is no comment.
    if (node.kind !== ts.SyntaxKind.JsxText) {
      const leading = ts.getLeadingCommentRanges(text, node.pos) ?? [];
      const trailing = ts.getTrailingCommentRanges(text, node.end) ?? [];
      for (const range of [...leading, ...trailing]) ranges.set(range.pos, range);
    }
    for (const child of node.getChildren(file)) if (!ts.isJSDoc(child)) visit(child);
  };
  visit(file);
  return [...ranges.values()].sort((one, other) => one.pos - other.pos);
}

const beginsLine = (text: string, pos: number) =>
  text.slice(text.lastIndexOf('\n', pos - 1) + 1, pos).trim() === '';

const isOneLineBreak = (text: string) => text.trim() === '' && text.split('\n').length === 2;

const wordsOf = (comment: string): string =>
  comment
    .slice(2, comment.startsWith('/*') ? -2 : undefined)
    .split('\n')
    .map((line) => line.trim().replace(/^\*+/, '').trim())
    .join(' ')
    .trim();
