import type { ImportedRow, PointImportAnswer } from '@vatio/contracts/company/pointImports';
import type { Plan, PlannedRow } from './plan';
import { inSlices } from './slices';

/**
 * The outcome of a file as JSON of the contract. It writes 5,000 rows one by one and lets other
 * requests in between.
 *
 * @param importId undoes it; null when nothing was written
 */
export async function answerAsJson(
  { rows, newClients }: Plan,
  importId: string | null,
): Promise<string> {
  const making = rows.filter(({ outcome }) => outcome === 'create');
  const counts: Omit<PointImportAnswer, 'rows'> = {
    importId,
    newClients: newClients.size,
    newContracts: making.filter(({ judged }) => judged.contract).length,
  };
  const texts = await inSlices(rows, (row) => JSON.stringify(toImportedRow(row)));
  return `${JSON.stringify(counts).slice(0, -1)},"rows":[${texts.join(',')}]}`;
}

const toImportedRow = ({ judged, outcome, problems }: PlannedRow): ImportedRow => ({
  line: judged.line,
  outcome,
  problems: entriesOf(problems).map(([field, message]) => ({ field, message })),
  proposed:
    outcome === 'create'
      ? entriesOf(judged.proposed).map(([field, value]) => ({ field, value }))
      : [],
});

const entriesOf = <Name extends string>(record: Partial<Readonly<Record<Name, string>>>) =>
  Object.entries(record) as [Name, string][];
