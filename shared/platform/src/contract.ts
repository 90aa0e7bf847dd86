import type { Role } from '@vatio/contracts/roles';
import type { RuntimeConfig } from '@vatio/contracts/runtimeConfig';
import type { AxiosInstance } from 'axios';
import type { ReactElement, ReactNode } from 'react';

export type { Role, RuntimeConfig };

/** Whoever is signed in. Only name and role are certain; the API also gives id and e-mail. */
export interface User {
  readonly name: string;
  readonly role: Role;
  readonly id?: string;
  readonly email?: string;
}

/** `expiresAt` is in Unix seconds; signed out it is undefined. An expired session is about to be removed. */
export type Session =
  | { readonly state: 'signed-out'; readonly expiresAt?: undefined }
  | { readonly state: 'signed-in' | 'expired'; readonly user: User; readonly expiresAt: number };

export interface NoticeOptions {
  readonly kind?: 'info' | 'success' | 'warning' | 'error';
  /** Milliseconds, 5000 unless told; `false` = stays until closed. */
  readonly hideAfterMs?: number | false;
  /** A notice with an id that is already on screen replaces it. */
  readonly id?: string;
}

/** Shows a toast: a text, or a template for more than text. Returns what closes it. */
export type Notify = (content: string | ReactElement, options?: NoticeOptions) => () => void;

export interface Breadcrumb {
  readonly label: string;
  /** Where it leads; the last one has none. */
  readonly to?: string;
}

/** Where an error happened, beyond what the host knows by itself. */
export type ErrorContext = Readonly<Record<string, string | number | boolean>>;

/** A value that changes over time, in the form `useSyncExternalStore` takes. */
export interface Observable<T> {
  readonly get: () => T;
  /** Returns what ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What the host's guard asks of a route. */
export interface GuardedProps {
  /** Those who may enter; `undefined` = every role. */
  readonly roles: readonly Role[] | undefined;
  /** Called only once access is allowed, so nothing of the page is even asked for before. */
  readonly children: () => ReactNode;
}

/** What the host implements. Sections never see it: they use the members of the index. */
export interface PlatformHost {
  readonly session: Observable<Session>;
  readonly http: AxiosInstance;
  /** Replaces the token by a fresh one, which holds the person as they are now. */
  readonly renewSession: () => Promise<void>;
  /** To the login page, then the logout; resolves when both are done in this browser. */
  readonly signOut: () => Promise<void>;
  /** Shows what may be entered, and leads everybody else to where the guard sends them. */
  readonly Guarded: (props: GuardedProps) => ReactNode;
  readonly notify: Notify;
  readonly config: RuntimeConfig;
  readonly unsavedChanges: {
    /** A form became dirty. Returns what takes that back. */
    readonly add: () => () => void;
  };
  readonly drafts: {
    readonly read: (key: string) => unknown;
    readonly write: (key: string, draft: unknown) => void;
    readonly remove: (key: string) => void;
  };
  readonly breadcrumbs: {
    /** Shows these until the returned function is called. */
    readonly show: (items: readonly Breadcrumb[]) => () => void;
  };
  /** Fetches the code of the section at this path, without showing it. */
  readonly preload: (path: string) => void;
  readonly reportError: (error: unknown, context?: ErrorContext) => void;
}
