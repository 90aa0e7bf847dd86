import { createHash } from 'node:crypto';
import { sectionDescriptorSchema } from '@vatio/contracts/federation/sections';
import { type Build, descriptorOf, type Variation, variantOf } from '../deploy/variant';
import { type Fault, isDeployment } from './faults';

const thrown = 'throw new Error("The switchboard broke this version")';
/** Webpack's notation for the one thing that a section exposes. */
const exposed = /\{default:\(\)=>\w+\}/;

/**
 * The build that a fault at the origin brings, if it brings one: the host takes only what is new, so a
 * section that cannot be read half-way is one that has just been deployed.
 *
 * @returns undefined when the section stays the one it is
 * @throws Error when its origin does not give the build
 */
export async function deployedWith(fault: Fault, origin: string): Promise<Build | undefined> {
  if (fault.at !== 'origin') return undefined;
  const breaksOnTheWay = fault.files === 'entry' || fault.files === 'lazy';
  const isNew = isDeployment(fault.fault) || fault.fault === 'wrong-hash' || breaksOnTheWay;
  if (!isNew) return undefined;
  const build = await readOrigin(origin);
  const { version } = descriptorOf(build);
  const digest = createHash('sha256').update(`${fault.fault} ${fault.files} ${version}`);
  const buildId = digest.digest('hex').slice(0, 8);
  return variantOf(build, { buildId, ...variationOf(fault, build) });
}

function variationOf({ fault, files }: Fault, build: Build): Omit<Variation, 'buildId'> {
  const { name, entry } = descriptorOf(build);
  switch (fault) {
    case 'old-version':
      return { packageVersion: '0.9.0' };
    case 'incompatible':
      return { requires: { '@vatio/platform': '^9.0.0' } };
    case 'crash': {
      if (files === 'entry') {
        // The container's own variable is the first thing that an entry declares.
        const start = `var ${name.replace(/\W/g, '_')}_`;
        return { replace: [[start, `${thrown};${start}`]] };
      }
      const [section] = exposed.exec(String(build.get(entry))) ?? [];
      if (!section) throw new Error(`${entry} of ${name} exposes nothing that could crash`);
      return { replace: [[section, `{default:()=>()=>{${thrown}}}`]] };
    }
    default:
      return {};
  }
}

async function readOrigin(origin: string): Promise<Build> {
  const read = async (file: string) => {
    const answer = await fetch(`${origin}/${file}`, { signal: AbortSignal.timeout(10_000) });
    if (!answer.ok) throw new Error(`${origin}/${file} answers ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  const descriptor = await read('section.json');
  const { files } = sectionDescriptorSchema.parse(JSON.parse(descriptor.toString('utf8')));
  const build = new Map([['section.json', descriptor]]);
  for (const file of Object.keys(files)) build.set(file, await read(file));
  return build;
}
