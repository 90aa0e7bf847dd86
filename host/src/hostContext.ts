import type { RuntimeConfig } from '@vatio/contracts/federation/runtimeConfig';
import type { AxiosInstance } from 'axios';
import { createContext, useContext } from 'react';
import type { Breadcrumbs } from './navigation/breadcrumbs';
import type { Drafts } from './navigation/drafts';
import type { ForcedNavigation } from './navigation/forcedNavigation';
import type { UnsavedForms } from './navigation/unsavedForms';
import type { SectionFetch } from './sections/loading/sectionFetch';
import type { SectionLoader } from './sections/loading/sectionLoader';
import type { Overrides } from './sections/overrides/overrides';
import type { Registry } from './sections/registry/registry';
import type { createSessionEnd } from './session/endSession';
import type { PasswordQuestion } from './session/passwordQuestion';
import type { SessionStore } from './session/sessionStore';

/** The host's own parts, made once in bootstrap. Sections see them only through @vatio/platform. */
export interface Host {
  readonly config: RuntimeConfig;
  readonly session: SessionStore;
  readonly http: AxiosInstance;
  /** Expiry: removes the session, then shows the login page. */
  readonly endSession: ReturnType<typeof createSessionEnd>;
  readonly passwordQuestion: PasswordQuestion;
  readonly forced: ForcedNavigation;
  readonly forms: UnsavedForms;
  readonly drafts: Drafts;
  readonly breadcrumbs: Breadcrumbs;
  readonly registry: Registry;
  readonly overrides: Overrides;
  readonly loader: SectionLoader;
  readonly fetchSection: SectionFetch['fetch'];
}

export const HostContext = createContext<Host | undefined>(undefined);

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('Outside of HostContext');
  return host;
}
