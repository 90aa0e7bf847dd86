import { parseOptions } from '../../console/options';
import { isUrl } from '../../hosts/readJson';
import { usageOf } from '../../setup/commands.mjs';
import { Refusal } from '../../setup/refusal.mjs';

export type Request =
  | { readonly action: 'list' }
  | { readonly action: 'unpin'; readonly section: string }
  | { readonly action: 'rollback'; readonly section: string }
  | { readonly action: 'pin'; readonly section: string; readonly version: string };

export interface Arguments {
  readonly request: Request;
  /** The file of sections; left out = the usual one. */
  readonly config?: string;
  /** The running host; left out = the usual one. */
  readonly url?: string;
  readonly json: boolean;
  /** Pins an unknown version. */
  readonly force: boolean;
}

const usage = usageOf('sections');

/** @throws Refusal that names the mistake and shows the usage */
export function parseArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parseOptions(
    {
      args: [...args],
      allowPositionals: true,
      options: {
        config: { type: 'string' },
        url: { type: 'string' },
        json: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
      },
    },
    usage,
  );
  const request = requestOf(positionals);
  if (!request) throw new Refusal(usage);
  if (values.url && !isUrl(values.url)) {
    throw new Refusal(`«${values.url}» is no http(s) address. ${usage}`);
  }
  return { ...values, request };
}

function requestOf(words: readonly string[]): Request | undefined {
  const [action, section, version, ...more] = words;
  if (more.length > 0) return undefined;
  if (action === 'list' && !section) return { action };
  if (action === 'pin' && section && version) return { action, section, version };
  if ((action === 'unpin' || action === 'rollback') && section && !version)
    return { action, section };
  return undefined;
}
