import type { Role } from '../roles';
import type { RuntimeConfig } from './runtimeConfig';
import type { RegisteredSection } from './sections';

/**
 * The content of a document before any script has run: the shell around a section for a role, or, without
 * one, the login page. It contains no personal data.
 */
export interface FirstPicture {
  readonly inside: { readonly role: Role; readonly section: string } | undefined;
  readonly runtime: RuntimeConfig;
  /** The deployed sections. */
  readonly sections: readonly RegisteredSection[];
}

/** Draws one as HTML: the host's page build exports it to the composition server. */
export type DrawFirstPicture = (picture: FirstPicture) => string;

/** The element that holds it, beside React's own. */
export const firstPictureId = 'first-picture';

/**
 * Set on `<html>` by the document's own script: the hint was wrong, and no part of the picture is painted.
 */
export const wrongPictureClass = 'is-wrong-picture';
