import type { ErrorReport } from '@vatio/contracts/federation/errorReport';
import type { RegisteredSection } from '@vatio/contracts/federation/sections';
import type { ErrorContext } from '@vatio/platform';

/** An error, and its place. */
export interface SeenError {
  readonly error: unknown;
  readonly context: ErrorContext;
  /** The page's path, without query and hash. */
  readonly path: string;
}

/** The limits of the contract by hand: its schema would bring zod into the page. */
const longest = { message: 1000, stack: 8000, path: 500, name: 100, incident: 20, causes: 3 };
const maxBytes = 16_384;

/** The report of an error, in the form and within the limits of the contract. */
export function errorReportOf(
  { error, context, path }: SeenError,
  sections: readonly RegisteredSection[],
): ErrorReport {
  const { section: _section, version: _version, owner: _owner, incident, ...rest } = context;
  const stack = stackOf(error, longest.causes);
  const home = homeOf(stack, context, path, sections);
  return {
    message: clip(String(error), longest.message) || 'Error',
    ...(stack && { stack: clip(stack, longest.stack) }),
    path: clip(path, longest.path),
    ...home,
    ...(incident && { incident: clip(incident, longest.incident) }),
    ...(Object.keys(rest).length > 0 && { context: clippedContext(rest) }),
  };
}

/** A report for sending. Long words of many bytes lose their least useful part. */
export function serialized(report: ErrorReport): string {
  const text = JSON.stringify(report);
  if (new TextEncoder().encode(text).length <= maxBytes) return text;
  const { context: _context, stack = '', ...rest } = report;
  return JSON.stringify({ ...rest, stack: clip(stack, longest.message) });
}

/**
 * The section of an error: from its context, else from the files in its stack, else the section on
 * screen. undefined = the host.
 */
function homeOf(
  stack: string,
  context: ErrorContext,
  path: string,
  sections: readonly RegisteredSection[],
): Pick<ErrorReport, 'section' | 'version' | 'owner'> {
  const [, inStack, versionInStack] = /\/remotes\/([a-z][a-z0-9-]*)\/([^/\s]+)\//.exec(stack) ?? [];
  const onScreen = sections.find((candidate) => candidate.path === path.split('/')[1])?.name;
  const section = context.section ?? inStack ?? onScreen;
  if (!section || section === 'host') return {};
  const registered = sections.find(({ name }) => name === section);
  const version = context.version || (section === inStack && versionInStack) || registered?.version;
  const owner = context.owner || registered?.owner;
  return {
    section: clip(section, longest.name),
    ...(version && { version: clip(version, longest.name) }),
    ...(owner && { owner: clip(owner, longest.name) }),
  };
}

function stackOf(error: unknown, causes: number): string {
  if (!(error instanceof Error)) return '';
  const cause = causes > 0 ? stackOf(error.cause, causes - 1) : '';
  return [error.stack ?? '', cause].filter(Boolean).join('\nCaused by: ');
}

const clip = (value: unknown, length: number): string => String(value).slice(0, length);

const clippedContext = (context: ErrorContext) =>
  Object.fromEntries(
    Object.entries(context).map(([key, value]) => [
      clip(key, longest.name),
      typeof value === 'string' ? clip(value, longest.message) : value,
    ]),
  );
