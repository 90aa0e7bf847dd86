import { buildPage } from './page';
import { buildServer } from './server';

/**
 * `vatio-build page` builds the webpack configuration of the current folder,
 * `vatio-build server <entry>` bundles a Node server. Both run in the package's own folder.
 */
const [kind, entry] = process.argv.slice(2);

try {
  if (kind === 'page') await buildPage(process.cwd());
  else if (kind === 'server' && entry) await buildServer(process.cwd(), entry);
  else throw new Error('Usage: vatio-build page | vatio-build server <entry>');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
