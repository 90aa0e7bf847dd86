// Who may import whom. The drawing is in docs; the rules are here, and tools/commands/check/boundaries.test.ts
// plants a violation of each. Every rule sees both spellings of an import, the relative path and the
// package's name: a name that resolves becomes a path, and one that does not stays as it is written.
const { readdirSync } = require('node:fs');

const foldersIn = (dir) => {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
};

/** A folder of the repository, by its path or by the name of its package. */
const part = (folder, name) => `^${folder}/|^@vatio/${name}(/|$)`;
const remote = `^remotes/|^@vatio/(${foldersIn('remotes').join('|') || '-'})(/|$)`;
const host = part('host', 'host');
const api = part('api', 'api');
const platform = part('shared/platform', 'platform');
const ui = part('shared/ui', 'ui');
const contracts = part('shared/contracts', 'contracts');
const energy = part('shared/energy', 'energy');
const sheets = part('shared/sheets', 'sheets');
const build = part('shared/build', 'build');
const outside = '^(tools|bench|tests)/';

const tests = '\\.test\\.tsx?$';
const npm = (names) => `(^|node_modules/)(@types/)?(${names})(/|$)`;

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const packages = [
  forbid(
    'remote-not-to-remote',
    'Sections are deployed each on its own: what two of them need lives in shared/.',
    { path: '^remotes/([^/]+)/' },
    { path: remote, pathNot: '^remotes/$1/' },
  ),
  forbid(
    'remote-only-to-shared',
    'A section knows the host only through @vatio/platform, and the API only through HTTP.',
    { path: '^remotes/' },
    { path: [host, api] },
  ),
  forbid(
    'host-only-to-shared',
    'The host finds sections at run time; importing one would ship it with the host.',
    { path: '^host/' },
    { path: [remote, api] },
  ),
  forbid(
    'shared-not-upwards',
    'shared/ is what everybody stands on.',
    { path: '^shared/' },
    { path: [host, api, remote] },
  ),
  forbid(
    'product-not-to-tools',
    'What is delivered does not need what develops it. Tests may use the common test setup.',
    { path: '^(host|api|remotes|shared)/', pathNot: [tests, '/src/testing/', '^api/test/'] },
    { path: outside },
  ),
  forbid(
    'tools-not-to-bench',
    'Bench measures with the tools, and only `npm run bench` begins there.',
    { path: '^tools/' },
    { path: '^bench/' },
  ),
  forbid(
    'records-stand-alone',
    'What describes a record knows none, and no end of the wire.',
    { path: '^shared/records/' },
    { path: [contracts, platform, ui, energy, sheets, build] },
  ),
  forbid(
    'contracts-stand-alone',
    'Contracts are read by both ends of the wire, so they know neither.',
    { path: '^shared/contracts/' },
    { path: [platform, ui, energy, sheets, build] },
  ),
  forbid(
    'platform-only-to-contracts',
    'The platform is the contract between host and sections; what it needs, every section needs.',
    { path: '^shared/platform/' },
    { path: [ui, energy, sheets, build] },
  ),
  forbid(
    'ui-not-to-domain',
    'Widgets know no business and no builds.',
    { path: '^shared/ui/' },
    { path: [energy, build] },
  ),
  forbid(
    'build-only-to-contracts',
    'Builds know the descriptor, not what is built.',
    { path: '^shared/build/' },
    { path: [platform, ui, energy, sheets] },
  ),
  forbid(
    'energy-is-pure',
    'The domain computes: no package of ours, no I/O, nothing from npm but exact decimals.',
    { path: '^shared/energy/', pathNot: [tests, '^shared/energy/test/'] },
    { pathNot: ['^shared/energy/', npm('big\\.js')] },
  ),
  forbid(
    'sheets-stand-alone',
    'What reads workbooks and CSV knows nothing of what is in them, and runs in page and API alike.',
    { path: '^shared/sheets/', pathNot: tests },
    { pathNot: ['^shared/sheets/', npm('fflate|papaparse|saxes')] },
  ),
  forbid(
    'api-not-to-what-draws',
    'The API shares schemas, the domain and the reader of workbooks with the browser, and nothing that draws.',
    { path: '^api/' },
    { path: [host, remote, platform, ui] },
  ),
  forbid(
    'platform-host-door',
    'Only the host puts an implementation behind the platform.',
    { pathNot: '^(host/src|shared/platform)/' },
    { path: '^shared/platform/src/host(\\.tsx?$|/)|^@vatio/platform/host$' },
  ),
];

/**
 * In a subject of a section: page → pieces and hooks → `<thing>Api.ts` → rules. Rules are the other .ts
 * files. That subjects go in no circle and that a page belongs to Pages.tsx is in tests/sections.test.ts.
 */
const section = '^remotes/([^/]+)/src/';
const sameSection = '^remotes/$1/src/';
const hook = '/use[A-Z]\\w*\\.ts$';
const apiFile = 'Api\\.ts$';
const sectionTests = [tests, `${section}testing/`];

/** What the areas of the API stand on, and what joins them. */
const apiBase = '^api/src/(areaKit|audit|db|http|imports|jobs|keys|records)/';
const apiRoots =
  '^api/src/((app|start|main|housekeeping|jobWorker|computing/computeWorker)\\.ts$|(backup|createAdmin|migrate|seed)/)';

/** The areas of the API, from the lowest. A new one is above them until it stands here. */
const rungs = [
  ['session', 'company'],
  ['user'],
  ['energy-analysis'],
  ['billing'],
  ['activity-hours'],
];
const folderOf = (areas) => `^api/src/areas/(${areas.join('|')})/`;
const ladder = rungs
  .slice(0, -1)
  .map((rung, at) =>
    forbid(
      `api-${rung.join('-and-')}-not-upwards`,
      'A change in an area concerns it and those above it, and only their tests run again.',
      { path: folderOf(rung), pathNot: tests },
      { path: folderOf(rungs.slice(at + 1).flat()) },
    ),
  );

const layers = [
  forbid(
    'section-file-is-the-top',
    'Pages.tsx shows the pages; nothing of its section needs it.',
    { path: section, pathNot: sectionTests },
    { path: `${sameSection}Pages\\.tsx$` },
  ),
  forbid(
    'section-common-not-to-subjects',
    'common/ is what the subjects of a section stand on.',
    { path: `${section}common/`, pathNot: tests },
    { path: `${sameSection}[^/]+/`, pathNot: `${sameSection}common/` },
  ),
  forbid(
    'section-rules-no-screens',
    'Rules and calls of the API know nothing of what shows them: no .tsx, no hook.',
    { path: `${section}.+\\.ts$`, pathNot: [...sectionTests, hook] },
    { path: [`${sameSection}.+\\.tsx$`, `${sameSection}.*${hook}`] },
  ),
  forbid(
    'section-rules-no-api',
    'Rules say what holds of what was read; they do not read.',
    { path: `${section}.+\\.ts$`, pathNot: [...sectionTests, hook, apiFile] },
    { path: `${sameSection}.*${apiFile}` },
  ),
  forbid(
    'section-rules-no-react',
    'Rules are tested and reused without a page.',
    { path: `${section}.+\\.ts$`, pathNot: [...sectionTests, hook, apiFile] },
    { path: npm('react|react-dom|react-[\\w-]+|@tanstack/react-[\\w-]+') },
  ),
  forbid(
    'api-areas-by-the-door',
    'An area calls of another what its door.ts lends, and nothing else.',
    { path: '^api/src/areas/([^/]+)/', pathNot: tests },
    { path: '^api/src/areas/[^/]+/', pathNot: ['^api/src/areas/$1/', '/door\\.ts$'] },
  ),
  forbid(
    'api-base-not-to-areas',
    'Areas stand on these folders and meet in app.ts and areas/index.ts, above them.',
    { path: apiBase, pathNot: tests },
    { path: ['^api/src/areas/', apiRoots] },
  ),
  forbid(
    'api-areas-not-to-roots',
    'What joins the areas knows them, and none of them knows it.',
    { path: '^api/src/areas/[^/]+/', pathNot: tests },
    { path: ['^api/src/areas/index\\.ts$', apiRoots] },
  ),
  forbid(
    'api-routes-no-sql',
    'routes → service → repository: a route checks and answers, it does not query.',
    { path: '^api/src/areas/.*\\.routes\\.ts$' },
    { path: ['\\.repository\\.ts$', npm('kysely|pg|@types/pg')] },
  ),
  forbid(
    'api-services-no-http',
    'routes → service → repository: a service does not know how it was called.',
    { path: '^api/src/areas/.*\\.service\\.ts$' },
    { path: npm('fastify|fastify-[\\w-]+|@fastify/[\\w-]+') },
  ),
];

/**
 * The rungs of the page, the lowest first: each may import those before it. `hostContext.ts` names the
 * types of parts that stand above it, and needs none of them when it runs.
 */
const hostRungs = [
  'config/',
  'observable/',
  'storage/',
  'navigation/',
  'firstPicture/',
  'loading/',
  'session/',
  'http/',
  'hostContext\\.ts$',
  'sections/',
  'messages/',
  'layout/',
  'login/',
  'guard/',
  'platform/',
  '(app|draw)\\.tsx$',
  'bootstrap\\.tsx$',
  'main\\.tsx$',
];
const hostRung = (rung) => `^host/src/${rung}`;
const besides = ['testing/', 'styles/', 'declarations\\.d\\.ts$'];

const hostLadder = [
  ...hostRungs
    .slice(0, -1)
    .map((rung, index) =>
      forbid(
        'host-ladder',
        'A part of the page imports only parts below it.',
        { path: hostRung(rung), pathNot: tests },
        {
          path: hostRungs.slice(index + 1).map(hostRung),
          ...(rung.startsWith('hostContext') && { dependencyTypesNot: ['type-only'] }),
        },
      ),
    ),
  forbid(
    'host-ladder-complete',
    'A new part of the page gets its place in hostRungs.',
    { path: '^host/src/', pathNot: tests },
    { path: '^host/src/', pathNot: [...hostRungs, ...besides].map(hostRung) },
  ),
];

const everywhere = [
  forbid('no-cycles', 'A cycle is one module in several files.', {}, { circular: true }),
  forbid(
    'resolvable',
    "An import that resolves to nothing, often past a package's exports.",
    {},
    { couldNotResolve: true },
  ),
];

module.exports = {
  forbidden: [...packages, ...layers, ...ladder, ...hostLadder, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-server|\\.tsbuild|\\.data|coverage)/' },
    // Type-only imports count: they bind just as much.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
