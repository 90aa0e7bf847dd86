import type { SessionUser } from '@vatio/contracts/session';
import type {
  ParameterImport,
  ParameterImportAnswer,
} from '@vatio/contracts/user/parameterImports';
import type { ParameterVersion } from '@vatio/contracts/user/parameters';
import { inBriefTransaction, inSnapshot } from '../../../db/transaction';
import { cellsOf, hasNone, listed, problemLimit, requireSoundRows } from '../../../imports/rows';
import { Refusal } from '../../../refusal';
import { inSlices } from '../../../slices';
import { findVersion, lockVersions, readCurrent } from '../parameters/parameters.repository';
import type { ParameterParts } from '../parameters/parameters.service';
import { planChange } from '../parameters/plan';
import { type ParameterFields, toParameter } from '../parameters/rows';
import { datedFacts, held, writeVersion } from '../parameters/write';
import { type ReadRow, readRow } from './cells';
import { type JudgedRow, judgeSheet } from './judge';

/** Regulated parameters from the rows of a sheet: first a dry run, then all of it as one version. */
export function createParameterImportService({ db, now, countTouched }: ParameterParts) {
  /**
   * Imports all rows or none. A row that the table already has changes no value.
   *
   * @throws Refusal invalid when a row is wrong or not confirmed and it is no dry run; conflict when
   *   another person has made a version since the check; unavailable while a job holds bills of those days
   */
  async function run(sent: ParameterImport, actor: SessionUser): Promise<ParameterImportAnswer> {
    const counted = problemLimit();
    const rows = await inSlices(sent.rows, ({ line, cells }) =>
      counted(readRow(line, cellsOf(sent.columns, cells))),
    );
    const { judged, version, importId } = sent.dryRun
      ? await check(rows)
      : await write(rows, sent, actor);
    const impact = await countTouched(spansOf(judged));
    return { importId, version, rows: judged.map(toAnswer), impact };
  }

  const check = (rows: readonly ReadRow[]) =>
    inSnapshot(db, async (snapshot) => {
      const { number } = await findVersion(snapshot);
      const stored = (await readCurrent(snapshot)).map(toParameter);
      return { judged: judgeSheet(rows, stored, null), version: number, importId: null };
    });

  const write = (
    rows: readonly ReadRow[],
    { version, confirmed = [], fileName }: ParameterImport,
    actor: SessionUser,
  ) =>
    inBriefTransaction(db, held, async (transaction) => {
      const current = await lockVersions(transaction);
      if (version !== current.number) throw overtakenBy(current);
      const stored = (await readCurrent(transaction)).map(toParameter);
      const judged = judgeSheet(rows, stored, new Set(confirmed));
      requireSoundRows(judged);
      const plan = planChange(fieldsOf(judged), stored);
      if (plan.added.length === 0) return { judged, version: current.number, importId: null };
      const norms = [...new Set(plan.added.map(({ norm }) => norm))];
      const made = await writeVersion(
        transaction,
        {
          number: current.number + 1,
          changed: plan.added.length,
          comment: `Importación de ${fileName}`.slice(0, 200),
          action: 'parameters-imported',
          before: plan.replaced.map(datedFacts),
          after: { fileName, norm: norms.join(' · '), values: plan.added.map(datedFacts) },
        },
        plan,
        { actor, at: now() },
      );
      return { judged, version: made.number, importId: String(made.number) };
    });

  return { run };
}

const fieldsOf = (judged: readonly JudgedRow[]): ParameterFields[] =>
  judged.flatMap(({ fields }) => fields ?? []);

/** The days of what changes, each once. */
function spansOf(judged: readonly JudgedRow[]) {
  const spans = fieldsOf(judged).map(({ tariff, from, to }) => ({ tariff, from, to }));
  return [...new Map(spans.map((span) => [JSON.stringify(span), span])).values()];
}

const toAnswer = ({ line, problems, warnings, change }: JudgedRow) => ({
  line,
  outcome: hasNone(problems)
    ? change
      ? ('create' as const)
      : ('exists' as const)
    : ('error' as const),
  problems: listed(problems),
  proposed: [],
  warnings: listed(warnings),
  change,
});

function overtakenBy({ number, actor, comment }: ParameterVersion): Refusal {
  const who = actor ? `${actor.name} ha hecho` : 'Hay';
  return new Refusal(
    'conflict',
    `${who} la versión ${number} de los parámetros después de tu comprobación («${comment}»), y no se ha importado nada: comprueba la hoja de nuevo.`,
  );
}
