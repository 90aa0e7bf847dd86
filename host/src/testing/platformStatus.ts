import type { PlatformStatus, SectionStatus } from '@vatio/contracts/federation/platform';

type Facts = Partial<SectionStatus> & { readonly title?: string };

/** A healthy section, as the composition server sees it. */
export function sectionStatus(name: string, { title = name, ...facts }: Facts = {}): SectionStatus {
  const version = '1.1.0-0123abcd';
  const activatedAt = '2026-11-21T17:53:00.000Z';
  return {
    name,
    active: {
      version,
      title,
      path: name,
      owner: `equipo-${name}`,
      requires: { react: '^19.0.0', '@vatio/platform': '^1.1.0' },
      runtime: '2.9.2',
      activatedAt,
    },
    channel: 'latest',
    allowOverrides: [],
    origin: { place: `/srv/${name}`, state: 'up', version, checkedAt: '2026-11-21T18:00:00.000Z' },
    versions: [
      { version, deployedAt: activatedAt, activatedAt, isActive: true },
      {
        version: '1.0.0-fedc9876',
        deployedAt: '2026-11-20T09:00:00.000Z',
        activatedAt: '2026-11-20T09:00:00.000Z',
        isActive: false,
      },
    ],
    rejected: [],
    ...facts,
  };
}

/** The answer of `/platform.json`. */
export const platformStatus = (
  sections: readonly SectionStatus[],
  facts: Partial<PlatformStatus> = {},
): PlatformStatus => ({
  host: {
    version: '1.0.0-aaaabbbb',
    offers: { react: '19.3.1' },
    startedAt: '2026-11-21T08:00:00.000Z',
  },
  sections: [...sections],
  ...facts,
});
