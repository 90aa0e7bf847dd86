import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicSurface } from './repository/publicSurface';
import { read, readJson, root } from './repository/sources';

// TypeScript reads the whole program: some seconds on a busy machine.
jest.setTimeout(60_000);

const reportFile = 'shared/platform/api-report.txt';
const regenerate =
  'UPDATE_API_REPORT=1 npx jest --selectProjects node --testPathPatterns platformApi';

interface Report {
  readonly version: string;
  readonly surface: string;
}

const write = ({ version, surface }: Report) => `@vatio/platform ${version}\n\n${surface}`;

const parse = (text: string): Report => {
  const [first = '', , ...surface] = text.split('\n');
  return { version: first.split(' ')[1] ?? '', surface: surface.join('\n') };
};

/** The fault of the committed report; `undefined` = none. */
function complaint(committed: Report, now: Report, isUpdate = false): string | undefined {
  if (committed.surface !== now.surface && committed.version === now.version) {
    return (
      `The public surface of @vatio/platform has changed and its version is still ${now.version}. ` +
      'Raise "version" in shared/platform/package.json (the first number when a section could break, ' +
      `the second when something was added), then run: ${regenerate}`
    );
  }
  if (isUpdate) return undefined;
  if (committed.surface === now.surface && committed.version === now.version) return undefined;
  return `${reportFile} is not that of version ${now.version}. Run: ${regenerate}`;
}

describe('the rule of the report', () => {
  const committed = { version: '1.0.0', surface: 'http: AxiosInstance\n' };
  const changed = 'http: AxiosInstance\nnotify: () => void\n';

  it('is content with what is committed', () => {
    expect(complaint(committed, committed)).toBeUndefined();
    expect(parse(write(committed))).toEqual(committed);
  });

  it('asks for a new version when the surface has changed, and does not regenerate without one', () => {
    const now = { ...committed, surface: changed };
    expect(complaint(committed, now)).toMatch(
      /still 1\.0\.0\. Raise "version" .* UPDATE_API_REPORT=1/,
    );
    expect(complaint(committed, now, true)).toMatch(/Raise "version"/);
  });

  it('asks to regenerate when the version has changed, and then does', () => {
    const now = { version: '1.1.0', surface: changed };
    expect(complaint(committed, now)).toMatch(
      /is not that of version 1\.1\.0\. Run: UPDATE_API_REPORT=1/,
    );
    expect(complaint(committed, now, true)).toBeUndefined();
  });
});

describe('@vatio/platform', () => {
  it('has the public surface that is committed for its version', () => {
    const { version } = readJson('shared/platform/package.json');
    const now = { version, surface: publicSurface(join(root, 'shared/platform/src/index.ts')) };
    const isUpdate = Boolean(process.env.UPDATE_API_REPORT);
    const isThere = existsSync(join(root, reportFile));

    const problem = isThere ? complaint(parse(read(reportFile)), now, isUpdate) : undefined;
    if (isUpdate && !problem) writeFileSync(join(root, reportFile), write(now));

    expect(problem).toBeUndefined();
    expect(read(reportFile)).toBe(write(now));
  });
});
