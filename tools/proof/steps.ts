import type { E2eChange } from './e2eSelection';
import { sections } from './e2eSpecs';

/** A step of `.ci/run` that measures or breaks the product, and what it depends on. */
interface Step {
  readonly name: string;
  /** Units whose bytes matter. */
  readonly builds?: readonly string[];
  /** Files that matter, tests aside. */
  readonly paths: readonly RegExp[];
}

/** The base of every area of the API. */
const apiBase =
  /^(api\/src\/(?!areas\/)|api\/test\/|shared\/(contracts|sheets)\/src\/|bench\/(main|product|figures))/;
const energy = /^shared\/energy\/src\//;
/** The files by which containers can change a product that has passed its other tests. */
const containers =
  /Dockerfile$|^(\.dockerignore|deploy\/|shared\/build\/|tests\/(deploy|switchboard)\/|\.ci\/lib\.sh)|^api\/src\/((start|config|main)\.ts|(migrate|db|keys|backup)\/)/;

const steps: readonly Step[] = [
  { name: 'fuzz', builds: ['api'], paths: [/^tests\/fuzz\//] },
  { name: 'bytes', builds: ['host page', ...sections], paths: [/^bench\/bytes/] },
  { name: 'energy', paths: [energy, /^bench\/energy\//] },
  { name: 'charts', paths: [/^(shared\/ui\/src\/charts|bench\/charts)\//] },
  { name: 'imports', paths: [apiBase, energy, /^(api\/src\/areas\/company|bench\/imports)\//] },
  {
    name: 'studies',
    paths: [apiBase, energy, /^(api\/src\/areas\/(company|energy-analysis)|bench\/studies)\//],
  },
  {
    name: 'billing',
    paths: [apiBase, energy, /^(api\/src\/areas\/(company|billing)|bench\/billing)\//],
  },
  { name: 'hours', paths: [apiBase, /^(api\/src\/areas\/activity-hours|bench\/hours)\//] },
  {
    name: 'deep-link',
    builds: ['host page', 'host server'],
    paths: [/^bench\/(federation|pages|builds|browser)/],
  },
  { name: 'faults', builds: ['api', 'host server'], paths: [/^tests\/(faults|deploy)\//] },
  {
    name: 'stack',
    builds: ['host server'],
    paths: [
      containers,
      /^(docker-compose(\.test)?\.yml|\.ci\/stack|tests\/e2e\/(stack\.env|Dockerfile))$/,
    ],
  },
  {
    name: 'production',
    builds: ['host server'],
    paths: [
      containers,
      /^(docker-compose\.production\.yml$|\.ci\/production$|tests\/production\/)/,
    ],
  },
];

/** A step, whether it runs, and the reason in a few words. */
export interface StepPlan {
  readonly name: string;
  readonly runs: boolean;
  readonly reason: string;
}

/**
 * The steps whose inputs have changed.
 *
 * @param change undefined where everything runs
 */
export function planSteps(change: E2eChange | undefined): readonly StepPlan[] {
  return steps.map(({ name, builds = [], paths }) => {
    if (!change) return { name, runs: true, reason: 'everything runs' };
    const build = builds.find((unit) => change.rebuilt.has(unit));
    const file = change.changed.find(
      ({ path }) => paths.some((pattern) => pattern.test(path)) && !/\.test\.tsx?$/.test(path),
    );
    if (build) return { name, runs: true, reason: `${build} was built anew` };
    if (file) return { name, runs: true, reason: `${file.path} has changed` };
    return { name, runs: false, reason: 'nothing that it depends on has changed' };
  });
}
