import { reportChecks } from '../../../tools/console/checks';
import { measureReading } from './measure';

const mostSeconds = 10;

/**
 * `npm run bench -- reading`: files of 25 MB that are made to hurt, by the time of the processor.
 *
 * @returns the exit code: 1 when one takes too long
 */
export async function timeReading(): Promise<number> {
  const readings = await measureReading();
  return reportChecks(
    readings.map(({ name, cpuSeconds, told, problems }) => ({
      line: `${cpuSeconds.toFixed(1)} s (at most ${mostSeconds})  ${name}: ${told} (${problems} problems)`,
      isPassed: cpuSeconds <= mostSeconds,
    })),
  );
}
