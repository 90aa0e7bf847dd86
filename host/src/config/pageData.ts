import type { RuntimeConfig } from '@vatio/contracts/federation/runtimeConfig';

/** The composition server's inert JSON in the page; undefined without it. */
function readJson<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

const fallback: RuntimeConfig = { companyName: 'Vatio', testHost: '', avatarUrl: '' };

export const readRuntimeConfig = (): RuntimeConfig => readJson('vatio-config') ?? fallback;

/** A registry, unless it is missing or damaged. */
export const readInlinedRegistry = (): unknown => readJson('vatio-sections');
