import { parseOptions } from '../../console/options';
import { usageOf } from '../../setup/commands.mjs';
import { Refusal } from '../../setup/refusal.mjs';

export interface Question {
  /** The section, or `host`. */
  readonly part: string;
  /** The address of a running host, or a file that was saved from one. */
  readonly against: string;
  /** The part's section.json or host.json. */
  readonly candidate: string;
}

const usage = usageOf('can-i-deploy');

/** @throws Refusal that names the mistake and shows the usage */
export function parseQuestion(args: readonly string[]): Question {
  const { values, positionals } = parseOptions(
    {
      args: [...args],
      allowPositionals: true,
      options: { against: { type: 'string' }, candidate: { type: 'string' } },
    },
    usage,
  );
  const [part, ...more] = positionals;
  const { against, candidate } = values;
  if (!part || more.length > 0 || !against) throw new Refusal(usage);
  return { part, against, candidate: candidate ?? built(part) };
}

const built = (part: string) =>
  part === 'host' ? 'host/dist/host.json' : `remotes/${part}/dist/section.json`;
