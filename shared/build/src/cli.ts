import { buildPage } from './page';
import { buildServer } from './server';

/**
 * `vatio-build page` builds the webpack configuration of the current folder,
 * `vatio-build server <entry>...` bundles Node programs. Both run in the package's own folder.
 */
const [kind, ...entries] = process.argv.slice(2);

try {
  if (kind === 'page') await buildPage(process.cwd());
  else if (kind === 'server' && entries.length > 0) await buildServer(process.cwd(), entries);
  else throw new Error('Usage: vatio-build page | vatio-build server <entry>...');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
