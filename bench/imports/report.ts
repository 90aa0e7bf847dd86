import { reportChecks } from '../../tools/console/checks';
import { goalLine, ratioLine } from '../figures';
import { measureImports } from './measure';

/** The plain way only reads a file and writes its days, and omits all else that an import does. */
const dryRunRatio = 6;
const writeRatio = 6;
const wireLimitKilobytes = 150;

/**
 * `npm run bench -- imports`: how imports of load curves do. What depends on no machine is counted;
 * the rest are goals of an idle one, for a person to read.
 */
export async function compareImports(): Promise<number> {
  const { dryRunMs, writeMs, plainMs, yearMs, yearBytes } = await measureImports();
  console.log(`  ${goalLine('a file of 35,040 rows, dry run', dryRunMs, 1_500)}`);
  console.log(`  ${goalLine('a file of 35,040 rows, written', writeMs, 2_000)}`);
  console.log(`  ${goalLine('a year of quarter-hours, read', yearMs, 100)}`);
  const plain = `a plain insert of its rows (${plainMs.toFixed(0)} ms)`;
  const kilobytes = yearBytes / 1024;
  return reportChecks([
    ratioLine('a file of 35,040 rows, dry run', dryRunMs, plain, plainMs, dryRunRatio),
    ratioLine('a file of 35,040 rows, written over others', writeMs, plain, plainMs, writeRatio),
    {
      line: `a year of quarter-hours on the wire: ${kilobytes.toFixed(0)} kB, at most ${wireLimitKilobytes}`,
      isPassed: kilobytes <= wireLimitKilobytes,
    },
  ]);
}
