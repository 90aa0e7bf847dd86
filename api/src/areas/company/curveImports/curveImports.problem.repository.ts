import {
  type importProblemListSchema,
  type importProblemQuerySchema,
  mostMessageChars,
} from '@vatio/contracts/company/imports/curveImports';
import type { FileProblem } from '@vatio/energy/files';
import { sql } from 'kysely';
import type { infer as Infer } from 'zod';
import { pageOf } from '../../../db/page';
import type { Db } from '../../../db/transaction';

const mostChars = { message: mostMessageChars, column: 120, value: 60 };

type Query = Infer<typeof importProblemQuerySchema>;
type Answer = Infer<typeof importProblemListSchema>;

/** A page of the problems of a file, in its order, and how many are listed in all. */
export async function listProblems(db: Db, importId: string, query: Query): Promise<Answer> {
  let matching = db.selectFrom('curve_import_problems').where('import_id', '=', importId);
  if (query.severity) matching = matching.where('severity', '=', query.severity);
  return pageOf(query, matching, (problems) =>
    problems
      .select(['severity', 'code', 'line'])
      // Files of earlier releases may have stored longer texts.
      .select(sql<string | null>`left(column_name, ${mostChars.column})`.as('column'))
      .select(sql<string | null>`left(value, ${mostChars.value})`.as('value'))
      .select(sql<string>`left(message, ${mostChars.message})`.as('message'))
      .orderBy('position'),
  );
}

/** Replaces the problems of a file by those of a new reading. */
export async function storeProblems(
  db: Db,
  importId: string,
  problems: readonly FileProblem[],
): Promise<void> {
  const stored = db.deleteFrom('curve_import_problems');
  await stored.where('import_id', '=', importId).execute();
  if (problems.length === 0) return;
  const rows = problems.map(({ column, asks: _, ...problem }, position) => ({
    import_id: importId,
    position,
    column_name: column,
    ...problem,
  }));
  await db.insertInto('curve_import_problems').values(rows).execute();
}
