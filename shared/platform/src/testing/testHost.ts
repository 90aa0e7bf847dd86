import axios, { isAxiosError } from 'axios';
import type { Breadcrumb, NoticeOptions, PlatformHost, Session } from '../contract';
import { HttpError } from '../httpError';
import { Guarded } from './Guarded';

const admin: Session = {
  state: 'signed-in',
  user: { id: '1', name: 'Persona de Prueba', email: 'prueba@vatio.example', role: 'admin' },
  expiresAt: 4_102_444_800,
};

/** The state of the fake host. Tests read and change it through the controls. */
export const state = {
  session: admin as Session,
  notices: [] as unknown[],
  /** The options of each. */
  noticeOptions: [] as NoticeOptions[],
  reported: [] as unknown[],
  dirtyForms: 0,
  drafts: new Map<string, unknown>(),
  breadcrumbs: [] as readonly Breadcrumb[],
  preloaded: [] as string[],
  /** The number of times a section asked for a fresh token. */
  renewals: 0,
};

const listeners = new Set<() => void>();

/** Resets to a signed-in admin and clears everything shown or kept. */
export function resetState(session: Session = admin): void {
  Object.assign(state, {
    notices: [],
    noticeOptions: [],
    reported: [],
    dirtyForms: 0,
    breadcrumbs: [],
    preloaded: [],
    renewals: 0,
  });
  state.drafts.clear();
  changeSession(session);
}

export function changeSession(session: Session): void {
  state.session = session;
  for (const listener of listeners) listener();
}

const http = axios.create({ baseURL: '/api' });
http.interceptors.response.use(undefined, (cause: unknown) =>
  Promise.reject(
    isAxiosError(cause)
      ? new HttpError({ status: cause.response?.status ?? 0, body: cause.response?.data, cause })
      : cause,
  ),
);

/** Behaves like the host for a section, without a shell and without redirects. */
export const testHost: PlatformHost = {
  session: {
    get: () => state.session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  },
  http,
  renewSession: async () => {
    state.renewals += 1;
  },
  signOut: async () => changeSession({ state: 'signed-out' }),
  Guarded,
  notify: (content, options = {}) => {
    state.notices.push(content);
    state.noticeOptions.push(options);
    return () => {};
  },
  config: { companyName: 'Vatio', testHost: '', avatarUrl: '' },
  unsavedChanges: {
    add: () => {
      state.dirtyForms += 1;
      return () => {
        state.dirtyForms -= 1;
      };
    },
  },
  drafts: {
    read: (key) => state.drafts.get(key),
    write: (key, draft) => state.drafts.set(key, draft),
    remove: (key) => state.drafts.delete(key),
  },
  breadcrumbs: {
    show: (items) => {
      state.breadcrumbs = items;
      return () => {
        state.breadcrumbs = [];
      };
    },
  },
  preload: (path) => state.preloaded.push(path),
  reportError: (error) => state.reported.push(error),
};
