import type { SectionRegistry } from '@vatio/contracts/federation/sections';
import { readJson, writeText } from '../../storage/stored';
import { isRegistry } from './registryShape';

export interface KnownRegistry {
  readonly registry: SectionRegistry;
  readonly at: Date;
}

const key = 'vatio.registry';
/** Older registries name versions that no server has kept. */
const keptForMs = 7 * 24 * 3600 * 1000;

/** This browser's last good registry, unless it is too old. */
export function readLastKnown(): KnownRegistry | undefined {
  const { registry, at } = Object(readJson(key)) as Readonly<Record<string, unknown>>;
  if (!isRegistry(registry) || typeof at !== 'number' || Date.now() - at > keptForMs) return;
  return { registry, at: new Date(at) };
}

/** Keeps it for a page without one; an empty one would be useless there. */
export function writeLastKnown({ registry, at }: KnownRegistry): void {
  if (registry.sections.length === 0) return;
  writeText(key, JSON.stringify({ registry, at: at.getTime() }));
}
