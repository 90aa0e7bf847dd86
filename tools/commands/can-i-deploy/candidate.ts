import { type HostDescriptor, hostDescriptorSchema } from '@vatio/contracts/federation/platform';
import {
  type SectionDescriptor,
  sectionDescriptorSchema,
} from '@vatio/contracts/federation/sections';
import { readJson } from '../../hosts/readJson';
import { Refusal } from '../../setup/refusal.mjs';

/** A section's build, by its section.json. @throws Refusal when none of this section is there */
export async function sectionCandidate(name: string, file: string): Promise<SectionDescriptor> {
  const parsed = sectionDescriptorSchema.safeParse(await built(file));
  if (!parsed.success) throw new Refusal(`${file} is no section.json: build the section again.`);
  if (parsed.data.name === name) return parsed.data;
  throw new Refusal(`${file} is of the section «${parsed.data.name}», not of «${name}».`);
}

/** A host's build, from its host.json. @throws Refusal when no build is there */
export async function hostCandidate(file: string): Promise<HostDescriptor> {
  const parsed = hostDescriptorSchema.safeParse(await built(file));
  if (!parsed.success) throw new Refusal(`${file} is no host.json: build the host again.`);
  return parsed.data;
}

const built = (file: string): Promise<unknown> =>
  readJson(file).catch((error: Error) => {
    throw new Refusal(`${error.message} Build it first (npm run build) or name it (--candidate).`);
  });
