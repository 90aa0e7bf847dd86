import { parseArgs } from 'node:util';
import { messageOf } from '../errorFacts';
import { StartupError } from '../startupError';

export interface Arguments {
  readonly email: string;
  readonly name: string | undefined;
  readonly promote: boolean;
  /** Undefined = asked for, or in ADMIN_PASSWORD. */
  readonly passwordFrom: 'stdin' | 'generator' | undefined;
}

const usage = `Usage: create-admin --email ana@empresa.es --name "Ana Pérez" [--password-stdin | --generate] [--promote], or: create-admin --close-demo`;

/**
 * @returns `close-demo` when the demo accounts are to be closed
 * @throws StartupError that shows the right form
 */
export function readArguments(argv: readonly string[]): Arguments | 'close-demo' {
  const {
    email,
    name,
    promote,
    generate,
    'password-stdin': stdin,
    'close-demo': closes,
  } = parse(argv);
  if (closes && argv.length > 1) throw new StartupError(`--close-demo stands alone. ${usage}`);
  if (closes) return 'close-demo';
  if (!email) throw new StartupError(`--email is missing. ${usage}`);
  if (generate && stdin) {
    throw new StartupError(`Give --generate or --password-stdin, not both. ${usage}`);
  }
  const passwordFrom = generate ? 'generator' : stdin ? 'stdin' : undefined;
  return { email, name, promote, passwordFrom };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        promote: { type: 'boolean', default: false },
        generate: { type: 'boolean', default: false },
        'password-stdin': { type: 'boolean', default: false },
        'close-demo': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new StartupError(`${messageOf(error)}. ${usage}`);
  }
}
