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
    'remotes/activity-hours/src/entries/EntryBulkBar.tsx': 'Facturable',
    'remotes/activity-hours/src/entries/EntryToolbar.tsx': 'Facturable',
    'remotes/activity-hours/src/entries/entryColumns.tsx': 'Facturable',
    'remotes/activity-hours/src/summary/BudgetTable.tsx': 'Estado',
    'remotes/activity-hours/src/summary/sumExports.ts': 'Estado',
    'remotes/activity-hours/src/week/dialogs/EntryFields.tsx': 'Facturable',
    'remotes/activity-hours/src/week/dialogs/entryForm.ts': 'Facturable',
  },
  billing: {
    'api/src/areas/billing/auditWords.ts': 'CUPS',
    'api/src/areas/billing/claims/auditWords.ts': 'Comercializadora, Estado',
    'remotes/billing/src/bills/detail/BillFacts.tsx': 'Cliente, Energía',
    'remotes/billing/src/bills/detail/PrintedCard.tsx': 'Total',
    'remotes/billing/src/bills/form/recomputation/ComparedLines.tsx': 'Calculado, Diferencia',
    'remotes/billing/src/bills/form/recomputation/DueLines.tsx': 'Calculado, Total',
    'remotes/billing/src/bills/list/BillSums.tsx': 'Calculado, Reclamable',
    'remotes/billing/src/bills/list/billListFacts.tsx': 'Estado',
    'remotes/billing/src/bills/list/useBillFilters.ts': 'Estado',
    'remotes/billing/src/bills/useNamedFilters.ts': 'Cliente, Comercializadora',
    'remotes/billing/src/bills/verification/LineTable.tsx': 'Calculado, Diferencia, Estado',
    'remotes/billing/src/bills/verification/VerifiedSums.tsx': 'Calculado, Diferencia, Reclamable',
    'remotes/billing/src/claims/detail/ClaimDetail.tsx': 'Cliente, Comercializadora',
    'remotes/billing/src/claims/letter/letter.ts': 'Total',
    'remotes/billing/src/claims/list/claimListFacts.tsx': 'Cliente, Comercializadora, Estado',
    'remotes/billing/src/common/StateSegments.tsx': 'Estado',
    'remotes/billing/src/imports/file/billColumns.ts': 'CUPS',
    'remotes/billing/src/imports/list/BillImportList.tsx': 'Estado',
    'remotes/billing/src/summary/SummaryChart.tsx': 'Energía, Precio, Reclamable',
    'remotes/billing/src/summary/SummarySums.tsx': 'Calculado, Diferencia, Energía, Reclamable',
    'remotes/billing/src/summary/summaryColumns.tsx':
      'CUPS, Calculado, Cliente, Diferencia, Reclamable',
    'remotes/billing/src/summary/summaryFilter.ts': 'Cliente, Comercializadora',
  },
  company: {
    'remotes/company/src/curveImports/point/ConflictTable.tsx': 'Desde',
    'remotes/company/src/curveImports/point/CreatePointDialog.tsx':
      'CUPS, Territorio, Tipo de punto',
    'remotes/company/src/curveImports/point/PointCheckCard.tsx': 'Desde, Energía, Hasta',
    'remotes/company/src/points/detail/DataCard.tsx': 'Desde, Hasta',
    'remotes/company/src/points/detail/PointCard.tsx': 'CUPS, Dirección, Distribuidora',
    'remotes/company/src/points/file/fileColumns.ts': 'Municipio, Provincia',
    'remotes/company/src/readings/consumption/consumption.ts': 'Estimada',
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
  user: {
    'api/src/areas/user/parameters/auditWords.ts': 'Estado',
    'remotes/user/src/account/MyName.tsx': 'Correo, Nombre, Rol',
    'remotes/user/src/parameters/form/ParameterForm.tsx': 'Estado',
    'remotes/user/src/parameters/imports/ChangeTable.tsx': 'Estado',
    'remotes/user/src/parameters/imports/parameterSpec.ts': 'Estado',
    'remotes/user/src/parameters/list/ParameterToolbar.tsx': 'Estado',
    'remotes/user/src/parameters/list/parameterColumns.tsx': 'Estado',
    'remotes/user/src/parameters/parameterExport.ts': 'Estado',
    'remotes/user/src/users/detail/UserCard.tsx': 'Correo, Estado, Rol',
    'remotes/user/src/users/list/userListFacts.tsx': 'Estado, Rol',
  },
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
