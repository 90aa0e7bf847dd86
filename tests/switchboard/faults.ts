/** A fault of a section, until it is repaired. */
export interface Fault {
  readonly fault: FaultName;
  /** Between host and section, or between browser and host. */
  readonly at: 'origin' | 'edge';
  readonly files: 'entry' | 'lazy' | 'descriptor' | 'all';
  /** The delay of a slow answer. */
  readonly ms: number;
}

/** Answers that go wrong on their way. */
const answers = ['slow', '404', '500-json', 'html-200', 'hung', 'wrong-hash'] as const;
/** Builds that are what they say, and should not have been deployed. */
const deployments = ['crash', 'old-version', 'incompatible'] as const;
export type DeployedFault = (typeof deployments)[number];
export type FaultName = (typeof answers)[number] | DeployedFault;

/** The body of `PUT /switchboard/<section>`, as JSON schema. */
export const faultSchema = {
  type: 'object',
  required: ['fault', 'at'],
  additionalProperties: false,
  properties: {
    fault: { enum: [...answers, ...deployments] },
    at: { enum: ['origin', 'edge'] },
    files: { enum: ['entry', 'lazy', 'descriptor', 'all'], default: 'all' },
    ms: { type: 'integer', minimum: 0, maximum: 120_000, default: 3000 },
  },
  // A deployment happens where the section is, not on the way to the browser.
  anyOf: [
    { properties: { at: { const: 'origin' } } },
    { properties: { fault: { enum: answers } } },
  ],
} as const;

export const isDeployment = (fault: FaultName): fault is DeployedFault =>
  deployments.some((name) => name === fault);

/** Returns whether a fault concerns a request for this file, at this place. */
export function concerns(fault: Fault, at: Fault['at'], file: string): boolean {
  if (fault.at !== at || isDeployment(fault.fault)) return false;
  const kind = kindOf(file);
  // Descriptors are not held to a hash.
  if (fault.fault === 'wrong-hash' && kind === 'descriptor') return false;
  return fault.files === 'all' || fault.files === kind;
}

function kindOf(file: string): Fault['files'] {
  if (file === 'section.json') return 'descriptor';
  return file.startsWith('entry.') ? 'entry' : 'lazy';
}
