import ts from 'typescript';
import { filesBelow, linesOf, read } from './repository/sources';

/** Packages that can write SQL; their types cannot. */
const packages = /^(kysely|pg)(\/|$)/;
/** Words of Kysely that begin only queries. */
const beginnings = new Set([
  'selectFrom',
  'selectNoFrom',
  'insertInto',
  'replaceInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'withRecursive',
]);

const isFrom = (specifier: ts.Node | undefined) =>
  specifier !== undefined && ts.isStringLiteralLike(specifier) && packages.test(specifier.text);

/** Returns whether all names of an import or a re-export are types. */
function isOfTypes(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  const clause = ts.isExportDeclaration(node) ? node : node.importClause;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  if (ts.isImportClause(clause) && clause.name) return false;
  const names = ts.isImportClause(clause) ? clause.namedBindings : clause.exportClause;
  if (!names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return false;
  return names.elements.every(({ isTypeOnly }) => isTypeOnly);
}

function isSql(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return isFrom(node.moduleSpecifier) && !isOfTypes(node);
  }
  // Covers any route of import.
  if (ts.isTaggedTemplateExpression(node)) return node.tag.getText() === 'sql';
  if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) return beginnings.has(node.text);
  if (!ts.isCallExpression(node)) return false;
  const { expression: called } = node;
  if (ts.isPropertyAccessExpression(called) && called.name.text === 'with') return true;
  const loads =
    called.kind === ts.SyntaxKind.ImportKeyword || /^require(\.|$)/.test(called.getText());
  return loads && isFrom(node.arguments[0]);
}

const sqlIn = (text: string) => linesOf(text, isSql);

function isRepository(path: string): boolean {
  return /\.repository\.ts$|^api\/src\/(db|migrate)\/|\/migrations\//.test(path);
}

describe('SQL is written in repositories only', () => {
  const product = filesBelow('api/src').filter((path) => !/\.test\.ts$/.test(path));
  const written = product.flatMap((path) => sqlIn(read(path)).map((line) => `${path}:${line}`));

  it('and nowhere else in the API', () => {
    const elsewhere = written.filter((place) => !isRepository(place.replace(/:\d+$/, '')));
    expect(elsewhere).toEqual([]);
  });

  it('which are found', () => {
    expect(
      written.filter((place) => place.startsWith('api/src/audit/audit.repository.ts:')),
    ).toHaveLength(1);
    expect(written.length).toBeGreaterThan(100);
  });

  it.each([
    "import { sql } from 'kysely';",
    "import { type Kysely, sql } from 'kysely';",
    "import * as kysely from 'kysely';",
    "import kysely from 'kysely';",
    "export { sql } from 'kysely';",
    "export * from 'kysely';",
    "import { jsonArrayFrom } from 'kysely/helpers/postgres';",
    "import { Client } from 'pg';",
    "await import('kysely');",
    "require('kysely');",
    "db.selectFrom('users')",
    "db\n.insertInto\n('users')",
    "db?.updateTable('users')",
    "db['deleteFrom']('users')",
    'const { mergeInto } = db;',
    "db.with('old', (is) => is)",
    'sql`select 1`',
    'sql<number>`1`',
  ])('sees %j', (source) => {
    expect(sqlIn(source)).not.toEqual([]);
  });

  it.each([
    "import type { Kysely } from 'kysely';",
    "import { type Kysely, type Transaction } from 'kysely';",
    "export type { Kysely } from 'kysely';",
    "import { listUsers } from './listRepository';",
    "// db.selectFrom('users')",
    "const text = 'sql`select 1`';",
  ])('lets %j be', (source) => {
    expect(sqlIn(source)).toEqual([]);
  });
});
