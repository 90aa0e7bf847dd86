import { measureReading } from './measure';

const goalSeconds = 10;

/** `npm run bench -- reading`: files of 25 MB that are made to hurt, by the time of the processor. */
export async function timeReading(): Promise<number> {
  for (const { name, cpuSeconds, told, problems } of await measureReading()) {
    const note = cpuSeconds > goalSeconds ? ` (more than the goal of ${goalSeconds})` : '';
    console.log(`  ${cpuSeconds.toFixed(1)} s  ${name}: ${told} (${problems} problems)${note}`);
  }
  return 0;
}
