import type { ImportCheck } from '@vatio/contracts/company/imports/curveImports';
import type { CurveFileSummary } from '@vatio/energy/files';
import { number } from '@vatio/records/format';
import { endImport, storeCheck, storePoints } from '../curveImports.life.repository';
import { storeProblems } from '../curveImports.problem.repository';
import { DryRun, maxPoints } from './dryRun';
import { ProblemList } from './problems';
import { readParts } from './readParts';
import type { StepParts } from './stepParts';

/** Reads a whole file, says what it contains and what it would change. Read-only. */
export async function checkStep(parts: StepParts): Promise<void> {
  const { transaction, held, checkpoint, now } = parts;
  const problems = new ProblemList();
  const dryRun = new DryRun(transaction, problems, checkpoint);
  const hearers = { onDay: dryRun.take, onProblem: problems.add };
  const summary = await readParts(parts, dryRun.days, hearers);
  const check = await checkOf(summary, dryRun, problems);
  await storeProblems(transaction, held.id, problems.all());
  await storePoints(transaction, held.id, pointsOf(check));
  const message = problems.fatal?.message ?? unusable(summary, check);
  if (message && !check.question) {
    const check_result = JSON.stringify({ ...check, points: [] });
    await endImport(transaction, held.id, { state: 'unreadable', message, check_result }, now());
    return;
  }
  await storeCheck(transaction, held, check, now());
}

async function checkOf(
  summary: CurveFileSummary,
  dryRun: DryRun,
  problems: ProblemList,
): Promise<ImportCheck> {
  return {
    format: summary.format,
    encoding: summary.encoding,
    rows: summary.rows,
    rejected: summary.rejected,
    isHourBeginning: summary.isHourBeginning,
    points: await dryRun.points(summary),
    ...questionOf(problems),
    problems: problems.counts(),
    problemCounts: problems.countsByCode(summary.problemCounts),
  };
}

/** A file that only lacks an answer waits for it. */
function questionOf({ fatal }: ProblemList): Pick<ImportCheck, 'question'> {
  if (!fatal?.asks) return {};
  const { asks, line, value } = fatal;
  return { question: { asks, line, value } };
}

/** Why a file that was read still cannot be imported. */
function unusable({ points }: CurveFileSummary, check: ImportCheck): string | undefined {
  if (points.length > maxPoints) {
    return `El fichero tiene curvas de ${number(points.length)} puntos y se admiten ${number(maxPoints)}: divídelo en varios.`;
  }
  if (check.points.length === 0) {
    return 'No se ha podido leer ninguna línea: mira los problemas, corrige el fichero y súbelo otra vez.';
  }
  return undefined;
}

const pointsOf = ({ points }: ImportCheck): ReadonlySet<string> =>
  new Set(points.flatMap(({ supplyPoint }) => supplyPoint?.id ?? []));
