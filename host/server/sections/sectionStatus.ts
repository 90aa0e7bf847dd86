import type { SectionStatus } from '@vatio/contracts/federation/platform';
import type { DeployedSection } from './deployedSection';
import type { ConfiguredSection } from './sectionsConfig';

/** A section for `/platform.json`. */
export function sectionStatus(
  section: DeployedSection,
  { origin, pin, allowOverrides }: ConfiguredSection,
): SectionStatus {
  const activeVersion = section.active?.descriptor.version;
  const versions = section.served.map(({ version, deployedAt, activatedAt }) => ({
    version,
    deployedAt,
    activatedAt,
    isActive: version === activeVersion,
  }));
  const active = activeOf(section, versions.find(({ isActive }) => isActive)?.activatedAt);
  return {
    name: section.name,
    ...(active && { active }),
    channel: pin ? 'pinned' : 'latest',
    ...(pin && { pin }),
    allowOverrides: [...allowOverrides],
    origin: section.journal.origin(origin),
    versions,
    rejected: section.journal.rejected,
  };
}

function activeOf(section: DeployedSection, activatedAt = ''): SectionStatus['active'] {
  if (!section.active) return undefined;
  const { version, title, path, owner, requires, runtime } = section.active.descriptor;
  return { version, title, path, owner, requires, runtime, activatedAt };
}
