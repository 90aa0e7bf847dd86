import type { RecordFacts } from '@vatio/records/record';
import ts from 'typescript';
import { exportsBelow } from './repository/exports';
import { filesBelow, foldersIn, isProduct, nodesOf, read } from './repository/sources';

const isRecord = (value: unknown): value is RecordFacts =>
  typeof value === 'object' && value !== null && 'one' in value && 'fields' in value;

/** A text of a source, or of an element: `'Alias'`, `<th>Alias</th>`. */
const textOf = (node: ts.Node) =>
  ts.isStringLiteralLike(node) || ts.isJsxText(node) ? [node.text.trim()] : [];

const recordsOf = async (subject: string) =>
  (await exportsBelow(`shared/contracts/src/${subject}`)).filter(isRecord);

/** Source → the labels that it spells, of the records of its section. */
async function spelledAgain(subject: string): Promise<Readonly<Record<string, string>>> {
  const labels = new Set(
    (await recordsOf(subject)).flatMap(({ fields }) =>
      Object.values(fields).map(({ label }) => label),
    ),
  );
  const sources = [`remotes/${subject}/src`, `api/src/areas/${subject}`].flatMap(filesBelow);
  return Object.fromEntries(
    sources.filter(isProduct).flatMap((path) => {
      const texts = new Set(nodesOf(read(path)).flatMap(textOf));
      const spelled = [...texts].filter((text) => labels.has(text)).sort();
      return spelled.length > 0 ? [[path, spelled.join(', ')]] : [];
    }),
  );
}

/**
 * What is left: sources that do not follow their record yet, and labels of other things that have the same
 * name. Nothing may come to this list; what no longer spells a label must leave it.
 */
const left: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'activity-hours': {
    'remotes/activity-hours/src/summary/BudgetTable.tsx': 'Estado',
    'remotes/activity-hours/src/summary/sumExports.ts': 'Estado',
  },
  billing: { 'remotes/billing/src/claims/letter/letter.ts': 'Total' },
  company: {
    'remotes/company/src/curveImports/point/ConflictTable.tsx': 'Desde',
    'remotes/company/src/curveImports/point/PointCheckCard.tsx': 'Desde, Energía, Hasta',
    'remotes/company/src/points/detail/DataCard.tsx': 'Desde, Hasta',
  },
  // Of a portfolio and its points, of the contract of a point, and of its readings and prices.
  'energy-analysis': {
    'remotes/energy-analysis/src/portfolios/detail/PortfolioPoints.tsx': 'Tarifa',
    'remotes/energy-analysis/src/portfolios/detail/pointColumns.tsx': 'Tarifa',
    'remotes/energy-analysis/src/portfolios/list/portfolioColumns.tsx': 'Autor, Estado',
    'remotes/energy-analysis/src/report/workbook/otherSheets.ts': 'Desde, Hasta',
    'remotes/energy-analysis/src/studies/data/ContractPrices.tsx': 'Margen, Modalidad',
    'remotes/energy-analysis/src/studies/data/SnapshotCard.tsx': 'Tarifa',
    'remotes/energy-analysis/src/studies/history/CompareTable.tsx': 'Tarifa',
  },
  user: { 'remotes/user/src/common/SessionCard.tsx': 'Desde' },
};

it.each(foldersIn('remotes'))('%s spells no label of its records again', async (subject) => {
  expect(await spelledAgain(subject)).toEqual(left[subject] ?? {});
});

it('knows the records, and reads texts and elements', async () => {
  const records = await recordsOf('company');
  expect(records.map(({ one }) => one)).toEqual(
    expect.arrayContaining(['cliente', 'punto de suministro']),
  );
  expect(nodesOf(`<th title={'NIF'}> CUPS </th>`).flatMap(textOf)).toEqual(['NIF', 'CUPS']);
});
