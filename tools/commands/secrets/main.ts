import { resolve } from 'node:path';
import { parseOptions } from '../../console/options';
import { usageOf } from '../../setup/commands.mjs';
import { Refusal } from '../../setup/refusal.mjs';
import { makeSecrets } from './makeSecrets';

const usage = usageOf('secrets');

/** `npm run secrets -- <folder>`: the files of docker-compose.production.yml, each for one user alone. */
export async function main(args: readonly string[]): Promise<number> {
  const { positionals } = parseOptions({ args: [...args], allowPositionals: true }, usage);
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new Refusal(usage);
  // Docker, too, starts containers only as root.
  if (process.getuid?.() !== 0) {
    throw new Refusal(
      'The files must belong to the users of the containers: run it as root (sudo npm run secrets -- …).',
    );
  }
  const made = await makeSecrets(resolve(folder));
  console.log(
    made.length > 0
      ? `Made in ${resolve(folder)}: ${made.join(', ')}.`
      : `Nothing to make: ${resolve(folder)} has them all.`,
  );
  return 0;
}
