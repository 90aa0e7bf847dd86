interface Verdict {
  readonly code: number;
  readonly says: string;
}

/** The output of `npm audit --json`; a registry that has no advisories gives another answer. */
interface AuditReport {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
  readonly metadata?: { readonly vulnerabilities?: { readonly total: number } };
  readonly message?: string;
}

/** The verdict of an audit, and its meaning for CI. An unanswered audit is no pass and no failure. */
export function auditVerdict(output: string): Verdict {
  const { vulnerabilities = {}, metadata, message = 'npm said nothing' } = parsed(output);
  if (!metadata?.vulnerabilities) {
    return {
      code: 0,
      says: `Not checked: the registry has no advisories (${message}).\n0 passed, 0 failed`,
    };
  }
  const found = Object.entries(vulnerabilities).map(
    ([name, { severity }]) => `${name}: ${severity}`,
  );
  if (found.length === 0) return { code: 0, says: 'No known vulnerability.\n1 passed, 0 failed' };
  return { code: 1, says: [...found, '`npm audit` says more.', '0 passed, 1 failed'].join('\n') };
}

function parsed(output: string): AuditReport {
  try {
    return Object(JSON.parse(output));
  } catch {
    return {};
  }
}
