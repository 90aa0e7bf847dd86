import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Refusal } from '../setup/refusal.mjs';

/** Node's parseArgs. @throws Refusal that names the mistake and shows the usage */
export function parseOptions<T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // The text after the first sentence is about arguments that begin with a dash.
    const [mistake] = String(Object(error).message).split('. ');
    throw new Refusal(`${mistake}. ${usage}`);
  }
}

/** The value of `--rounds`, where it is the only option. */
export const roundsIn = (args: readonly string[], usual: string): string =>
  parseArgs({ args: [...args], options: { rounds: { type: 'string', default: usual } } }).values
    .rounds;
