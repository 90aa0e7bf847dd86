import type { RuntimeConfig } from '@vatio/contracts/federation/runtimeConfig';
import type { Role } from '@vatio/contracts/roles';
import type { AxiosInstance } from 'axios';
import type { ReactElement, ReactNode } from 'react';

export type { Role, RuntimeConfig };

/** The signed-in person. Only name and role are certain; the API also gives id and e-mail. */
export interface User {
  readonly name: string;
  readonly role: Role;
  readonly id?: string;
  readonly email?: string;
}

/** `expiresAt` is in Unix seconds, undefined when signed out. An expired session goes soon. */
export type Session =
  | { readonly state: 'signed-out'; readonly expiresAt?: undefined }
  | { readonly state: 'signed-in' | 'expired'; readonly user: User; readonly expiresAt: number };

export interface NoticeOptions {
  readonly kind?: 'info' | 'success' | 'warning' | 'error';
  /** Milliseconds, by default 5000; `false` = stays until closed. */
  readonly hideAfterMs?: number | false;
  /** A notice replaces the one on screen with its id. */
  readonly id?: string;
}

/** Shows a toast: a text, or a template for more than text. Returns a function that closes it. */
export type Notify = (content: string | ReactElement, options?: NoticeOptions) => () => void;

export interface Breadcrumb {
  readonly label: string;
  /** Its address; the last one has none. */
  readonly to?: string;
}

/** The place of an error, beyond what the host knows. */
export type ErrorContext = Readonly<Record<string, string | number | boolean>>;

/** A value that changes over time, in the form for `useSyncExternalStore`. */
export interface Observable<T> {
  readonly get: () => T;
  /** Returns a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface GuardedProps {
  /** Roles that may enter; `undefined` = every role. */
  readonly roles: readonly Role[] | undefined;
  /** Called only with access, so the page's code is not even requested before. */
  readonly children: () => ReactNode;
}

/** The host's implementation. Sections never see it: they use the members of the index. */
export interface PlatformHost {
  readonly session: Observable<Session>;
  readonly http: AxiosInstance;
  /** Replaces the token by a fresh one, with the person's current facts. */
  readonly renewSession: () => Promise<void>;
  /** Goes to the login page and then logs out; resolves when this browser has done both. */
  readonly signOut: () => Promise<void>;
  /** Shows the pages that the person may enter, and sends other people where the guard says. */
  readonly Guarded: (props: GuardedProps) => ReactNode;
  readonly notify: Notify;
  readonly config: RuntimeConfig;
  readonly unsavedChanges: {
    /** A form became dirty. Returns a function that takes this back. */
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
  /** Fetches the code of the section at this path without showing it. */
  readonly preload: (path: string) => void;
  readonly reportError: (error: unknown, context?: ErrorContext) => void;
}
