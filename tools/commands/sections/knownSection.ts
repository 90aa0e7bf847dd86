import type {
  RejectedVersion,
  SectionStatus,
  StoredVersion,
} from '@vatio/contracts/federation/platform';

/** The known facts of a configured section. */
export interface KnownSection {
  readonly name: string;
  /** The version that new pages get or, while no host runs, got last. */
  readonly active?: string;
  readonly pin?: string;
  readonly origin: Pick<SectionStatus['origin'], 'place' | 'state' | 'version'>;
  /** The versions in the store, the active one first, then the most recently active. */
  readonly versions: readonly string[];
  /** The same versions, the most recently deployed first. */
  readonly deployed: readonly string[];
  /** The most recent first; only a running host knows them. */
  readonly rejected: readonly RejectedVersion[];
}

/** Versions in the order of deployment, the last one first. */
export const byDeployment = (
  versions: readonly Pick<StoredVersion, 'version' | 'deployedAt'>[],
): string[] =>
  [...versions]
    .sort((one, other) => other.deployedAt.localeCompare(one.deployedAt))
    .map(({ version }) => version);
