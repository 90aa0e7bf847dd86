import { reportChecks } from '../../tools/console/checks';
import { killImports } from './killImports';
import { killPortfolios } from './killPortfolios';
import { redeployUnderUse } from './redeploy';

const rounds = Number(process.env.FAULT_ROUNDS);
const killsARound = 5;
const activationLimitMs = 10_000;
const memoryLimitMegabytes = 150;

// `npm run faults` builds, finds the browser and runs this.
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

console.log(`Deploying the five sections ${rounds} times each under a person who moves about...`);
const { navigations, activationsMs, versionsSeen, failures, hostMegabytes } =
  await redeployUnderUse(process.env.CHROMIUM ?? '/usr/bin/chromium', rounds, stop.signal);
console.log(`Killing the API ${rounds * killsARound} times while it writes an import...`);
const killed = await killImports(rounds * killsARound, stop.signal);
console.log(`Killing the API ${rounds} times while it optimises a portfolio...`);
const portfolios = await killPortfolios(rounds, stop.signal);
for (const failure of [...failures, ...killed.failures, ...portfolios.failures]) {
  console.log(`✗ ${failure}`);
}

const seconds = (ms = Number.NaN) => `${(ms / 1000).toFixed(1)} s`;
const sorted = [...activationsMs].sort((a, b) => a - b);
const deployments = sorted.length;
const median = sorted[Math.floor(deployments / 2)];
const longest = sorted.at(-1) ?? Number.NaN;
process.exitCode = reportChecks([
  {
    isPassed: failures.length === 0,
    line: `${navigations} navigations, ${deployments} deployments, ${failures.length} failed`,
  },
  {
    // A page that saw no new version would be no proof.
    isPassed: versionsSeen > deployments / 2,
    line: `${versionsSeen} versions ran in the page`,
  },
  {
    isPassed: longest <= activationLimitMs,
    line: `a deployment is active after ${seconds(median)} (median), ${seconds(longest)} (longest)`,
  },
  {
    isPassed: hostMegabytes <= memoryLimitMegabytes,
    line: `the host holds ${Math.round(hostMegabytes)} MB with five versions of five sections`,
  },
  {
    isPassed: killed.failures.length === 0,
    line: `${killed.rounds} imports of a killed API, ${killed.failures.length} half written or not ended`,
  },
  {
    // Kills that all came too late, or too soon, would be no proof.
    isPassed: killed.interrupted > killed.rounds / 4 && killed.interrupted < killed.rounds,
    line: `${killed.interrupted} of them were killed before the end of the write`,
  },
  {
    isPassed: portfolios.failures.length === 0,
    line: `${portfolios.rounds} portfolios of a killed API, ${portfolios.failures.length} half there or not ended`,
  },
  {
    isPassed: portfolios.interrupted > 0,
    line: `${portfolios.interrupted} of them were killed before their end`,
  },
]);
