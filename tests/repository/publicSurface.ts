import { dirname, join } from 'node:path';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });
const asWritten =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

/**
 * The public surface of a package: each exported name with its type, and below them the types that
 * these mention without exporting them. By TypeScript itself; comments and order do not matter.
 */
export function publicSurface(entry: string): string {
  const project = ts.findConfigFile(dirname(entry), ts.sys.fileExists) ?? '';
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(project, ts.sys.readFile).config,
    ts.sys,
    dirname(project),
  );
  const program = ts.createProgram([entry], {
    ...options,
    noEmit: true,
    incremental: false,
    composite: false,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!source || !module) throw new Error(`${entry} is no module`);

  const ours = join(dirname(entry), '..', '..');
  const isOurs = (node: ts.Node) => {
    const { fileName } = node.getSourceFile();
    return fileName.startsWith(ours) && !fileName.includes('node_modules');
  };
  const original = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const exported = checker.getExportsOfModule(module);
  const shown = new Set(exported.map(original));
  const inner: ts.Symbol[] = [];

  /** Types of ours that a declaration mentions and that are not exported themselves. */
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node)) return;
    if (ts.isTypeReferenceNode(node)) {
      const mentioned = checker.getSymbolAtLocation(node.typeName);
      const type = mentioned && original(mentioned);
      const isType = type && type.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias);
      if (type && isType && type.declarations?.some(isOurs) && !shown.has(type)) {
        shown.add(type);
        inner.push(type);
      }
    }
    ts.forEachChild(node, visit);
  };

  const member = (node: ts.Node): string[] => {
    if (ts.getCombinedModifierFlags(node as ts.Declaration) & ts.ModifierFlags.Private) return [];
    if (ts.isConstructorDeclaration(node)) {
      const signature = checker.getSignatureFromDeclaration(node);
      return signature ? [`constructor${checker.signatureToString(signature)}`] : [];
    }
    return [printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())];
  };

  const shapeOf = (symbol: ts.Symbol): string => {
    const declaration = symbol.declarations?.[0];
    if (!declaration) throw new Error(`${symbol.name} has no declaration`);
    visit(declaration);
    if (ts.isInterfaceDeclaration(declaration)) {
      return printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile());
    }
    if (ts.isClassDeclaration(declaration)) {
      const members = declaration.members.flatMap(member).map((text) => `    ${text}`);
      const heritage = declaration.heritageClauses?.map((clause) => ` ${clause.getText()}`) ?? [];
      return [`class ${symbol.name}${heritage.join('')} {`, ...members, '}'].join('\n');
    }
    if (ts.isTypeAliasDeclaration(declaration)) {
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      return `type ${symbol.name} = ${checker.typeToString(type, undefined, asWritten)}`;
    }
    const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
    return checker.typeToString(type, undefined, asWritten);
  };

  const line = (name: string, symbol: ts.Symbol) => `${name}: ${shapeOf(symbol)}`;
  const names = exported.map((symbol) => line(symbol.name, original(symbol))).sort();
  // The list grows while it is walked: an inner type may mention another.
  const mentioned: string[] = [];
  for (const symbol of inner) mentioned.push(line(symbol.name, symbol));
  return `${[...names, '', 'Mentioned, not exported:', '', ...mentioned.sort()].join('\n')}\n`;
}
