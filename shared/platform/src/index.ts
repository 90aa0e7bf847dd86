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
export { RequireRole, type RequireRoleProps } from './RequireRole';
export { SectionLink, type SectionLinkProps } from './SectionLink';
export { SectionRoutes, type SectionRoutesProps } from './SectionRoutes';
export { renewSession, signOut, useHasRole, useSession } from './session';
export { UnknownPath } from './UnknownPath';
