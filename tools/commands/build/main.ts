import { type Built, buildAll } from '../../builds/buildAll';
import { findUnits } from '../../builds/units';
import { secondsSince } from '../../console/progress.mjs';
import type { Stop } from '../../process/stopSignals.mjs';
import { root } from '../../root';

/** `npm run build [-- --force]`: builds every unit that changed, and shows how long each took. */
export async function main(args: readonly string[], stop: Stop): Promise<number> {
  const startedAt = Date.now();
  const builds = buildAll(await findUnits(root), {
    stop: stop.gentle,
    force: args.includes('--force'),
  });
  console.log(table(await builds.all));
  console.log(`All built in ${secondsSince(startedAt)}.`);
  return 0;
}

/** Units and seconds; what had not changed says so. */
export function table(built: readonly Built[]): string {
  const lines = built.map(({ unit, ms }) => {
    const time = ms === 0 ? 'unchanged' : `${(ms / 1000).toFixed(1)} s`;
    return `  ${unit.name.padEnd(18)}${time.padStart(9)}`;
  });
  return ['', ...lines, ''].join('\n');
}
