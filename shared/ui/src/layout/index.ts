export { Dialog, type DialogProps } from './Dialog';
export { Page, type PageProps } from './Page';
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
  LoadingState,
  type LoadingStateProps,
} from './states';
