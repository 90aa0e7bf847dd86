import ts from 'typescript';

/** A regular expression of a source. */
interface Literal {
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

/** The expressions of a source, and the lines that build one whose text only a run knows. */
export interface Literals {
  readonly known: readonly Literal[];
  readonly unknown: readonly number[];
}

export function literalsIn(text: string): Literals {
  const file = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true);
  const known: Literal[] = [];
  const unknown: number[] = [];
  const visit = (node: ts.Node): void => {
    const line = () => file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
      known.push({ line: line(), source, flags });
    } else if (buildsExpression(node)) {
      const [source, flags] = node.arguments ?? [];
      // Only a literal's flags are changed: the literal itself is judged where it is.
      if (source && ts.isStringLiteralLike(source)) {
        const text = flags && ts.isStringLiteralLike(flags) ? flags.text : '';
        known.push({ line: line(), source: source.text, flags: text });
      } else if (!source || !ts.isRegularExpressionLiteral(source)) unknown.push(line());
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { known, unknown };
}

const buildsExpression = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp';
