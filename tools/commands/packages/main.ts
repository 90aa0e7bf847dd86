import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Stop } from '../../process/stopSignals.mjs';
import { root } from '../../root';
import { usageOf } from '../../setup/commands.mjs';
import { npmProgram } from '../../setup/npm.mjs';
import { Refusal } from '../../setup/refusal.mjs';
import { auditVerdict } from './audit';
import { billOfProduct } from './bill';

/** A registry that does not answer is no news after half a minute, either. */
const impatience = ['--fetch-retries=0', '--fetch-timeout=30000'];
const outputLimitBytes = 64 * 1024 * 1024;

/** `npm run packages -- audit | sbom`: what the product is made of, by the lockfile. */
export async function main(args: readonly string[], stop: Stop): Promise<number> {
  const [action, ...more] = args;
  if (more.length === 0 && action === 'audit') {
    const audit = ['audit', '--omit=dev', '--package-lock-only', '--json', ...impatience];
    const { code, says } = auditVerdict(await npm(audit, stop));
    console.log(says);
    return code;
  }
  if (more.length === 0 && action === 'sbom') {
    const bill = await npm(['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], stop);
    console.log(JSON.stringify(billOfProduct(JSON.parse(bill)), undefined, 2));
    return 0;
  }
  throw new Refusal(usageOf('packages'));
}

/** The output of npm; also when it fails, since an audit that finds something does. */
async function npm(args: readonly string[], stop: Stop): Promise<string> {
  const [program, ...before] = npmProgram();
  const { stdout } = await promisify(execFile)(program, [...before, ...args], {
    cwd: root,
    signal: stop.gentle,
    maxBuffer: outputLimitBytes,
    shell: program === 'npm' && process.platform === 'win32',
  }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }));
  return stdout;
}
