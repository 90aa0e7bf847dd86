import { type Check, reportChecks } from '../../tools/console/checks';
import { type ImportFigures, measureImports } from './measure';

/** The plain way reads a file and writes its days, and does nothing else of all that an import does. */
const dryRunRatio = 6;
const writeRatio = 6;

/**
 * `npm run bench -- imports`: how imports of load curves do. What depends on no machine is counted;
 * the rest are goals of an idle one, for a person to read.
 */
export async function compareImports(): Promise<number> {
  const figures = await measureImports();
  for (const goal of goals(figures)) console.log(`  ${goal}`);
  const { perPointYear, undoPerPointYear, pointYears } = figures.storage;
  const thousandPoints = (1_000 * 5 * perPointYear) / 1024;
  console.log(
    `  a year of quarter-hours takes ${perPointYear.toFixed(3)} MB (mean of ${pointYears}), so 1,000 points × 5 years ${thousandPoints.toFixed(2)} GB;` +
      ` ${undoPerPointYear.toFixed(3)} MB more while the import of it can be undone`,
  );
  return reportChecks([...ratios(figures), wire(figures)]);
}

function ratios({ dryRunMs, writeMs, plainMs }: ImportFigures): readonly Check[] {
  const ratio = (what: string, ms: number, most: number): Check => ({
    line: `${what}: ${(ms / plainMs).toFixed(1)} × a plain insert of its rows (${plainMs.toFixed(0)} ms), at most ${most}`,
    isPassed: ms <= most * plainMs,
  });
  return [
    ratio('a file of 35,040 rows, dry run', dryRunMs, dryRunRatio),
    ratio('a file of 35,040 rows, written over others', writeMs, writeRatio),
  ];
}

const wireLimitKilobytes = 150;

function wire({ year }: ImportFigures): Check {
  const kilobytes = year.bytes / 1024;
  return {
    line: `a year of quarter-hours on the wire: ${kilobytes.toFixed(0)} kB, at most ${wireLimitKilobytes}`,
    isPassed: kilobytes <= wireLimitKilobytes,
  };
}

/** «a file of 35,040 rows, dry run: 650 of 1500 ms» */
function goals(figures: ImportFigures): readonly string[] {
  const { dryRunMs, writeMs, tenFilesMs, otherP99Ms, tenFilesMegabytes } = figures;
  const { millionRows, year } = figures;
  const goal = (what: string, value: number, most: number, unit: string) =>
    `${what}: ${value.toFixed(0)} of ${most} ${unit}${value > most ? ' (more than the goal)' : ''}`;
  return [
    goal('a file of 35,040 rows, dry run', dryRunMs, 1_500, 'ms'),
    goal('a file of 35,040 rows, written', writeMs, 2_000, 'ms'),
    goal('ten of them at once, dry run and written', tenFilesMs, 20_000, 'ms'),
    goal('… p99 of other requests meanwhile', otherP99Ms, 250, 'ms'),
    goal('… and growth of the API', tenFilesMegabytes, 150, 'MB'),
    goal('a million rows: growth of the API', millionRows.megabytes, 150, 'MB'),
    goal(`… in ${(millionRows.bytes / 1024 ** 2).toFixed(1)} MB`, millionRows.ms, 120_000, 'ms'),
    goal('a year of quarter-hours, read', year.ms, 100, 'ms'),
  ];
}
