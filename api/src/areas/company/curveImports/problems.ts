import type {
  importProblemListSchema,
  importProblemQuerySchema,
} from '@vatio/contracts/company/curveImports';
import type { infer as Infer } from 'zod';
import type { Db } from '../../../db/transaction';

type Query = Infer<typeof importProblemQuerySchema>;
type Answer = Infer<typeof importProblemListSchema>;

/** A page of what is wrong with a file, in its order, and how many problems are listed in all. */
export async function listProblems(
  db: Db,
  importId: string,
  { page, pageSize, severity }: Query,
): Promise<Answer> {
  let matching = db.selectFrom('curve_import_problems').where('import_id', '=', importId);
  if (severity) matching = matching.where('severity', '=', severity);
  const [rows, { total }] = await Promise.all([
    matching
      .select(['severity', 'code', 'line', 'column_name as column', 'value', 'message'])
      .orderBy('position')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    matching.select((is) => is.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}
