import { basename } from 'node:path';
import { isInRotation } from '../../tests/rotation';
import { findSpecs, type Section, type Spec, sections } from './e2eSpecs';
import type { ChangedFile } from './git';
import { watchedFiles } from './watched';

/**
 * The specs of what every change must leave alone: the host's promises, one flow of each section, and
 * deployments.
 */
const isCore =
  /\/(login|session|logout|guard|http|storage|federation|headers|offline|studies|supplyPoints|claims|hours|account|deploy\/(activation|newVersion|hostRestart))\.spec\.ts$/;

/** A build's name where it is not the section's own. */
const sharedBuilds = { page: 'host page', server: 'host server', api: 'api' } as const;

/** The input of a selection. */
export interface E2eChange {
  readonly changed: readonly ChangedFile[];
  /** Names of the builds whose bytes differ from those of the proof. */
  readonly rebuilt: ReadonlySet<string>;
}

export interface SelectSpecsOptions extends E2eChange {
  readonly root: string;
  /** The part of the rest that runs; left out: none of it. */
  readonly part?: number | 'all';
}

/** Paths of the specs that run, and how many there are. */
export interface SpecSelection {
  readonly files: readonly string[];
  readonly of: number;
}

/** The specs that a change since the proof reaches, the core flows, and an eighth of the others. */
export async function selectSpecs(options: SelectSpecsOptions): Promise<SpecSelection> {
  const { root, part } = options;
  const [specs, watched] = await Promise.all([findSpecs(root), watchedFiles(root)]);
  const isReached = reached(options, specs);
  const selected = specs.filter(
    (spec) =>
      isReached(spec) ||
      isCore.test(spec.path) ||
      watched.has(spec.path) ||
      (part !== undefined && isInRotation(spec.path, part)),
  );
  return { files: selected.map(({ path }) => path), of: specs.length };
}

/** A predicate for the specs that a change can break: by their imports, by the bytes that they are served, by their pictures. */
export function reached({ changed, rebuilt }: E2eChange, specs: readonly Spec[]) {
  const paths = new Set(changed.map(({ path }) => path));
  const pictures = [...paths].filter((path) => /^tests\/e2e\/screens\/.*\.png$/.test(path));
  const pictured = new Set(pictures.flatMap((picture) => specsOf(picture, specs)));
  const behindApi = rebuilt.has(sharedBuilds.api) ? sectionsBehind([...paths]) : new Set<Section>();
  const isWhole = rebuilt.has(sharedBuilds.page) || [...paths].some(concernsAll);
  const isCatalogue = [...paths].some((path) =>
    /^(shared\/(ui|platform)|tests\/catalogue|host\/src\/styles)\//.test(path),
  );

  return (spec: Spec): boolean => {
    if (isWhole || pictured.has(spec.path)) return true;
    if ([...spec.imports].some((file) => paths.has(file))) return true;
    if (spec.path.endsWith('/catalogue.spec.ts')) return isCatalogue;
    if (spec.sections.some((section) => rebuilt.has(section))) return true;
    if (spec.isPictured) return false;
    return rebuilt.has(sharedBuilds.server) || spec.sections.some((name) => behindApi.has(name));
  };
}

/** True for files that start the browser and the product of the tests, which no spec imports. */
const concernsAll = (path: string) =>
  /^(playwright\.config\.ts|tests\/e2e\/(globalSetup\.ts|chromium\.sh|sections\.config\.json))$|^tests\/probe\//.test(
    path,
  );

/** The sections whose answers a change of the API can alter: an area's own, and those whose areas call it. */
function sectionsBehind(paths: readonly string[]): ReadonlySet<Section> {
  const sources = paths.filter(
    (path) => /^(api\/src|shared\/[\w-]+)\//.test(path) && !/\.(test|stories)\.tsx?$/.test(path),
  );
  const first = Math.min(...sources.map((path) => sections.indexOf(sectionOf(path))));
  return new Set(sections.slice(Math.max(0, first)));
}

/** The section of a source of the API; the first of them, on which all depend, for one of no section. */
function sectionOf(path: string): Section {
  const folder = /^(?:api\/src\/areas|shared\/contracts\/src)\/([\w-]+)\//.exec(path)?.[1];
  return sections.find((section) => section === folder) ?? sections[0];
}

/** The spec that compares a picture: its folder has the spec's name. */
const specsOf = (picture: string, specs: readonly Spec[]): readonly string[] =>
  specs.flatMap(({ path }) => (picture.split('/').at(-2) === basename(path) ? [path] : []));
