export { version as platformVersion } from '../package.json';
export type {
  Breadcrumb,
  ErrorContext,
  NoticeOptions,
  Notify,
  Role,
  RuntimeConfig,
  Session,
  User,
} from './contract';
export { type DraftHandle, useDraft, useUnsavedChanges } from './forms';
export { http } from './host';
export { HttpError, type HttpErrorKind } from './httpError';
export { notify, reportError } from './messages';
export { useBreadcrumbs, usePageTitle, useRuntimeConfig } from './page';
export { SectionLink, type SectionLinkProps } from './SectionLink';
export { renewSession, useHasRole, useSession } from './session';
