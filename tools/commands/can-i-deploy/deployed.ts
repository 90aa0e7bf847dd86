import {
  hostDescriptorSchema,
  platformStatusSchema,
  type SectionStatus,
} from '@vatio/contracts/federation/platform';
import { sectionRegistrySchema } from '@vatio/contracts/federation/sections';
import type { HostOffers, SectionNeeds } from '../../../host/server/sections/requirements';
import { statusUrl } from '../../hosts/hostStatus';
import { isUrl, readJson } from '../../hosts/readJson';
import { Refusal } from '../../setup/refusal.mjs';

interface DeployedSection extends SectionNeeds {
  readonly path: string;
  readonly pin?: string;
}

export interface Deployed {
  /** Left out = the file that was saved does not say it. */
  readonly host?: HostOffers;
  /** Left out = the file that was saved does not say it. */
  readonly sections?: readonly DeployedSection[];
}

/**
 * Reads the deployed state: a host's address, or a saved platform.json, host.json or sections.json.
 *
 * @throws Refusal when it cannot be read, or is none of these
 */
export async function deployed(against: string): Promise<Deployed> {
  const place = isUrl(against) && !against.endsWith('.json') ? statusUrl(against) : against;
  const json = await readJson(place);
  const status = platformStatusSchema.safeParse(json);
  if (status.success) {
    return { host: status.data.host, sections: status.data.sections.flatMap(active) };
  }
  const host = hostDescriptorSchema.safeParse(json);
  if (host.success) return { host: host.data };
  const registry = sectionRegistrySchema.safeParse(json);
  if (registry.success) return { sections: registry.data.sections };
  throw new Refusal(`${place} is no platform.json, host.json or sections.json of Vatio.`);
}

/** A section without an active version never blocks. */
const active = ({ name, pin, active }: SectionStatus): DeployedSection[] =>
  active ? [{ name, ...active, ...(pin && { pin }) }] : [];
