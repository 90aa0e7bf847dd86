import type { PlatformStatus } from '@vatio/contracts/federation/platform';
import { hostStatus } from '../../hosts/hostStatus';
import { isRefusal } from '../../setup/refusal.mjs';
import { configuredIn, fromFiles } from './fromFiles';
import { byDeployment, type KnownSection } from './knownSection';
import type { Place } from './place';

/** The configured sections, and who says so. */
export interface KnownSections {
  /** The running host's address; left out = no host answers, and this is from the files. */
  readonly host?: string;
  /** A notice for the reader of this list. */
  readonly notice?: string;
  readonly sections: readonly KnownSection[];
}

/**
 * Asks the running host or, if none answers, looks at the files itself.
 *
 * @throws Refusal when no host answers and the file of sections is missing or wrong
 */
export async function knownSections(place: Place): Promise<KnownSections> {
  const { url, urlSource, config, store } = place;
  try {
    return fromHost(url, await hostStatus(url));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const sections = await configuredIn(config);
    return {
      notice: `No host is found: ${error.message} ${urlSource} What follows is from ${config} and ${store}.`,
      sections: await Promise.all(sections.map((section) => fromFiles(section, store))),
    };
  }
}

function fromHost(url: string, status: PlatformStatus): KnownSections {
  const { configError } = status;
  return {
    host: url,
    ...(configError && { notice: `The file of sections is not taken up: ${configError}` }),
    sections: status.sections.map(({ name, active, pin, origin, versions, rejected }) => ({
      name,
      ...(active && { active: active.version }),
      ...(pin && { pin }),
      origin,
      versions: versions.map(({ version }) => version),
      deployed: byDeployment(versions),
      rejected,
    })),
  };
}
