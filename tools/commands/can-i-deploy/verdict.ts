import type { HostDescriptor } from '@vatio/contracts/federation/platform';
import type { SectionDescriptor } from '@vatio/contracts/federation/sections';
import {
  conflicts,
  type HostOffers,
  pathConflict,
  type SectionNeeds,
} from '../../../host/server/sections/requirements';
import { Refusal } from '../../setup/refusal.mjs';
import type { Deployed } from './deployed';

export interface Verdict {
  readonly isYes: boolean;
  /** One sentence each: the conflicts or, without any, the compared facts. */
  readonly sentences: readonly string[];
}

/**
 * Judges whether the deployed host would take a section's build.
 *
 * @throws Refusal when the deployed state does not mention the host
 */
export function sectionVerdict(section: SectionDescriptor, { host, sections }: Deployed): Verdict {
  if (!host)
    throw new Refusal('That says nothing of the host: give its platform.json or host.json.');
  const problems = fits(section, host);
  const place = pathConflict(section, sections ?? []);
  if (place) problems.push(`${place}.`);
  if (problems.length > 0) return { isYes: false, sentences: problems };

  const { name, version } = section;
  const sentences = [`${name} ${version} runs on the host ${host.version}.`];
  const pin = sections?.find((one) => one.name === name)?.pin;
  if (pin && pin !== version) {
    sentences.push(`It will wait, because there ${name} is pinned to ${pin}.`);
  }
  return { isYes: true, sentences };
}

/**
 * Judges whether every deployed section would still run on a build of the host.
 *
 * @throws Refusal when the deployed state does not mention sections
 */
export function hostVerdict(host: HostDescriptor, { sections }: Deployed): Verdict {
  if (!sections) {
    throw new Refusal('That says nothing of sections: give a platform.json or sections.json.');
  }
  const problems = sections.flatMap((section) => fits(section, host));
  if (problems.length > 0) return { isYes: false, sentences: problems };
  const names = sections.map(({ name, version }) => `${name} ${version}`).join(', ');
  return {
    isYes: true,
    sentences: [
      `the host ${host.version} runs every section that is deployed: ${names || 'none'}.`,
    ],
  };
}

const fits = (section: SectionNeeds, host: HostOffers): string[] =>
  conflicts(section, host).map((sentence) => `${section.name} ${sentence}.`);
