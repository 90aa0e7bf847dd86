import ts from 'typescript';
import { exportsBelow } from './repository/exports';
import { filesBelow, foldersIn, isProduct, nodesOf, read } from './repository/sources';

type Inside = {
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly element?: unknown;
  readonly innerType?: unknown;
  readonly options?: readonly unknown[];
};

const isSchema = (value: unknown): value is { readonly def: Inside } =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** The names of a schema's fields, at any depth. */
function fieldsOf(schema: unknown): string[] {
  if (!isSchema(schema)) return [];
  const { shape = {}, element, innerType, options = [] } = schema.def;
  const parts = [...Object.values(shape), element, innerType, ...options];
  return [...Object.keys(shape), ...parts.flatMap(fieldsOf)];
}

/** What a source imports to build rules with: `rules`, `string`, `z`… */
function buildersOf(nodes: readonly ts.Node[]): ReadonlySet<string> {
  const builders = nodes
    .filter(ts.isImportDeclaration)
    .flatMap(({ importClause, moduleSpecifier }) => {
      const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
      const names = importClause?.namedBindings;
      if (!names || !['@vatio/ui/forms', '@vatio/records/rules', 'zod'].includes(from)) return [];
      if (ts.isNamespaceImport(names)) return [names.name.text];
      return names.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
    });
  return new Set(builders);
}

const checks = new Set(['min', 'max', 'length', 'regex', 'refine']);

/** Returns whether a node says a rule: `rules.line(…)`, `string().min(1)`; `string()` alone is only a type. */
function isRule(node: ts.Node, builders: ReadonlySet<string>): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { expression, name } = node.expression;
  if (expression.getText() === 'rules') return builders.has('rules');
  const [first = ''] = expression.getText().split(/\W/);
  return builders.has(first) && checks.has(name.text);
}

/** A node and what is in it, without the fields of objects in it, which stand for themselves. */
function nodesBeforeFields(node: ts.Node): ts.Node[] {
  const nodes = [node];
  ts.forEachChild(node, (child) => {
    if (!ts.isPropertyAssignment(child)) nodes.push(...nodesBeforeFields(child));
  });
  return nodes;
}

/** The fields that a source gives a rule, in place or by a name of the same source. */
function ruledFields(text: string): string[] {
  const nodes = nodesOf(text);
  const builders = buildersOf(nodes);
  const says = (node: ts.Node) => nodesBeforeFields(node).some((inner) => isRule(inner, builders));
  const named = new Set(
    nodes
      .filter(ts.isVariableDeclaration)
      .filter(says)
      .map(({ name }) => name.getText()),
  );
  const isRuled = (value: ts.Node) =>
    says(value) ||
    nodesBeforeFields(value).some((node) => ts.isIdentifier(node) && named.has(node.text));
  return nodes.flatMap((node) => {
    if (ts.isPropertyAssignment(node))
      return isRuled(node.initializer) ? [node.name.getText()] : [];
    return ts.isShorthandPropertyAssignment(node) && isRuled(node.name) ? [node.name.text] : [];
  });
}

/** Source → the fields to which it gives rules of its own, though a contract of the section has them. */
async function repeatedRules(subject: string): Promise<Readonly<Record<string, string>>> {
  const schemas = await exportsBelow(`shared/contracts/src/${subject}`);
  const contracted = new Set(schemas.flatMap(fieldsOf));
  const sources = filesBelow(`remotes/${subject}/src`).filter(isProduct);
  return Object.fromEntries(
    sources.flatMap((path) => {
      const fields = ruledFields(read(path)).filter((field) => contracted.has(field));
      return fields.length > 0 ? [[path, [...new Set(fields)].sort().join(', ')]] : [];
    }),
  );
}

it.each(foldersIn('remotes'))('no form of %s repeats a rule of a contract', async (subject) => {
  expect(await repeatedRules(subject)).toEqual({});
});

const imports = `import { object, rules, string } from '@vatio/ui/forms';\n`;

it.each([
  'object({ name: rules.personName() })',
  'object({ name: string().trim().min(1) })',
  'const line = rules.line("El nombre", 120); object({ name: textOf(line) })',
  'const name = rules.personName(); object({ name })',
  'object({ person: object({ name: rules.personName() }) })',
])('sees the rule in %j', (source) => {
  expect(ruledFields(imports + source)).toEqual(['name']);
});

it.each([
  'object({ name: newUserSchema.shape.name })',
  'object({ name: string().pipe(newUserSchema.shape.name) })',
  'form({ name: values.map(rules) })',
])('lets %j be', (source) => {
  expect(ruledFields(imports + source)).toEqual([]);
});

it('knows the fields of contracts, also those of an array in an answer', async () => {
  const schemas = await exportsBelow('shared/contracts/src/user');
  expect(schemas.flatMap(fieldsOf)).toEqual(expect.arrayContaining(['newPassword', 'device']));
});
