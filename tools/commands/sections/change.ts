import { editSectionsConfig } from '../../../host/server/sections/editSectionsConfig';
import type { ConfiguredSection } from '../../../host/server/sections/sectionsConfig';
import { Refusal } from '../../setup/refusal.mjs';
import type { Request } from './arguments';
import { checkPinnable, versionBefore } from './choice';
import { configuredIn } from './fromFiles';
import type { KnownSection } from './knownSection';
import { knownSections } from './knownSections';
import type { Place } from './place';
import { type Outcome, takenUp } from './takenUp';

/** A host takes the file up within two or three seconds, and may have to fetch the version. */
const limitMs = 10_000;

export type Change = Exclude<Request, { action: 'list' }>;

interface ChangeOptions {
  readonly isForced: boolean;
  readonly waitMs?: number;
  /** Ends the waiting; the change stays. */
  readonly signal?: AbortSignal;
}

/** Pins, unpins or rolls back, and waits for the host. @throws Refusal when no change was made */
export async function change(
  request: Change,
  place: Place,
  { isForced, waitMs = limitMs, signal }: ChangeOptions,
): Promise<Outcome> {
  const { name, pin: pinBefore } = await inFile(place.config, request.section);
  const { host, sections } = await knownSections(place);
  const section = sections.find((one) => one.name === name);
  if (!section) {
    throw new Refusal(
      `The host at ${place.url} has no section «${name}»: does it read ${place.config} (--config, --url)?`,
    );
  }
  if (request.action === 'unpin' && pinBefore === undefined) {
    return { isDone: true, message: `${name} is not pinned.` };
  }
  const pin = wanted(request, section, isForced);
  await edit(place.config, name, pin);
  const back = request.action === 'rollback' ? `Back from ${section.active}. ` : '';
  if (!host) return { isDone: true, message: `${back}${forNextStart(name, pin, place)}` };

  const expected = { section: name, ...(pin && { pin }), rejectedBefore: section.rejected };
  const { isDone, message } = await takenUp(host, expected, { waitMs, ...(signal && { signal }) });
  const stays = `It stays pinned to ${pin} in ${place.config} until it is unpinned.`;
  return { isDone, message: `${back}${message}${pin && !isDone ? ` ${stays}` : ''}` };
}

function forNextStart(
  name: string,
  pin: string | undefined,
  { config, url, urlSource }: Place,
): string {
  const now = pin ? `is pinned to ${pin}` : 'is no longer pinned';
  return `${name} ${now} in ${config}. No host answers at ${url}: it is taken up at the next start. ${urlSource}`;
}

async function inFile(file: string, section: string): Promise<ConfiguredSection> {
  const sections = await configuredIn(file);
  const found = sections.find(({ name }) => name === section);
  if (found) return found;
  const names = sections.map(({ name }) => name).join(', ') || 'none';
  throw new Refusal(`There is no section «${section}» in ${file}. Its sections: ${names}.`);
}

function wanted(request: Change, section: KnownSection, isForced: boolean): string | undefined {
  switch (request.action) {
    case 'unpin':
      return undefined;
    case 'rollback':
      return versionBefore(section);
    case 'pin':
      if (!isForced) checkPinnable(section, request.version);
      return request.version;
  }
}

const edit = (file: string, name: string, pin: string | undefined): Promise<void> =>
  editSectionsConfig(file, (sections) => {
    const settings = sections[name];
    if (settings) settings.pin = pin;
  }).catch((error: Error) => {
    throw new Refusal(error.message);
  });
