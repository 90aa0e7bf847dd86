import { type PlatformStatus, platformStatusSchema } from '@vatio/contracts/federation/platform';
import { Refusal } from '../setup/refusal.mjs';
import { readJson } from './readJson';

/** The address of a host's status. */
export const statusUrl = (hostUrl: string): string =>
  `${hostUrl.replace(/(?<!\/)\/+$/, '')}/platform.json`;

/** A running host's status. @throws Refusal when no program answers there, or another one does */
export async function hostStatus(hostUrl: string): Promise<PlatformStatus> {
  const url = statusUrl(hostUrl);
  const parsed = platformStatusSchema.safeParse(await readJson(url));
  if (!parsed.success) throw new Refusal(`${url} is not the status of a Vatio host.`);
  return parsed.data;
}
