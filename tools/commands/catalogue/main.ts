import { join } from 'node:path';
import { parseOptions } from '../../console/options';
import { packageBin, runHere } from '../../process/runProgram';
import type { Stop } from '../../process/stopSignals.mjs';
import { root } from '../../root';
import { usageOf } from '../../setup/commands.mjs';

/**
 * `npm run catalogue [-- --build]`: the widgets of `shared/ui` in every state, on a server that follows changes
 * and prints its address, or as static files.
 */
export async function main(args: readonly string[], stop: Stop): Promise<number> {
  const { values } = parseOptions(
    {
      args: [...args],
      options: {
        build: { type: 'boolean', default: false },
        to: { type: 'string', default: join(root, 'tests/catalogue/dist') },
        port: { type: 'string', default: '6006' },
      },
    },
    usageOf('catalogue'),
  );
  const command = values.build
    ? ['build', '--output-dir', values.to, '--quiet']
    : ['dev', '--host', '127.0.0.1', '--port', values.port, '--ci'];
  return runHere(
    [packageBin('storybook'), ...command, '--config-dir', 'tests/catalogue', '--disable-telemetry'],
    { cwd: root, stop, env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
  );
}
