import { satisfy } from '@module-federation/runtime';
import type { RegisteredSection } from '@vatio/contracts/federation/sections';
import { SectionError } from '../sectionError';

/**
 * Compares a section's needs with this page's offers, before any of its code is requested.
 *
 * @param offered package → version; the federation runtime is one of them
 * @throws SectionError `incompatible`, naming both versions
 */
export function assertCompatible(
  { requires, runtime }: Pick<RegisteredSection, 'requires' | 'runtime'>,
  offered: Readonly<Record<string, string>>,
): void {
  for (const [name, range] of Object.entries({ ...requires, 'Module Federation': runtime })) {
    const version = offered[name];
    if (version && satisfy(version, range)) continue;
    const here = version ? `aquí está la ${version}` : 'aquí no está';
    throw new SectionError('incompatible', `Necesita ${name} ${range}; ${here}.`);
  }
}
