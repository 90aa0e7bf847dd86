import type { OpenQuestion, Parameter } from '@vatio/contracts/user/parameters';
import type { Db } from '../../../../db/transaction';
import { readConditional } from '../parameters.repository';
import { toParameter } from '../rows';

/** The unanswered questions, each with the values of the same days and norm. */
export async function openQuestions(db: Db): Promise<OpenQuestion[]> {
  const questions = new Map<string, OpenQuestion & { rows: Parameter[] }>();
  for (const row of (await readConditional(db)).map(toParameter)) {
    const { condition, from, to, norm } = row;
    if (!condition) continue;
    const { question } = condition;
    const name = JSON.stringify([question, from, to, norm]);
    const found = questions.get(name) ?? { question, from, to, norm, rows: [] };
    found.rows.push(row);
    questions.set(name, found);
  }
  return [...questions.values()];
}
