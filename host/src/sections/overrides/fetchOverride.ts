import type { RegisteredSection, SectionDescriptor } from '@vatio/contracts/federation/sections';
import { isSection } from '../registry/registryShape';
import { SectionError } from '../sectionError';
import type { Override } from './overrides';

const answerTimeoutMs = 5000;

/**
 * The build that an override's server has now.
 *
 * @throws SectionError `unreachable` when it does not answer in time, or not with this section
 */
export async function fetchOverride({ section: name, url }: Override): Promise<RegisteredSection> {
  const descriptor = await fetchDescriptor(`${url}/section.json`);
  const { files, ...section } = descriptor;
  const { entry = '' } = section;
  const registered = { ...section, entry: `${url}/${entry}`, integrity: files?.[entry] };
  if (isSection(registered) && registered.name === name) return registered;
  throw new SectionError('unreachable', `${url}/section.json is not the descriptor of ${name}`);
}

async function fetchDescriptor(file: string): Promise<Partial<SectionDescriptor>> {
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs);
    const answer = await fetch(file, { cache: 'no-store', signal });
    if (!answer.ok) throw new Error(`${answer.status}`);
    return Object(await answer.json());
  } catch (cause) {
    throw new SectionError('unreachable', `${file} cannot be read`, cause);
  }
}
