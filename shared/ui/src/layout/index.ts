export { MoreActions, type MoreActionsProps } from '../popover/MoreActions';
export { dash, FieldValue, type FieldValueProps, unknown } from '../records/FieldValue';
export { RecordFacts, type RecordFactsProps } from '../records/RecordFacts';
export { ActionButton, type ActionButtonProps } from './ActionButton';
export { Card, type CardProps } from './Card';
export { ConfirmButton, type ConfirmButtonProps } from './dialogs/ConfirmButton';
export { ConfirmDialog, type ConfirmDialogProps } from './dialogs/ConfirmDialog';
export { Dialog, type DialogProps } from './dialogs/Dialog';
export { Failure, type FailureProps } from './Failure';
export { Answer, type AnswerProps } from './facts/Answer';
export { Euros, type EurosProps } from './facts/Euros';
export { Fact, type FactProps, Facts } from './facts/Facts';
export { Figure, type FigureProps, Figures } from './facts/Figures';
export { QuietZero, type QuietZeroProps } from './facts/QuietZero';
export { Sums, type SumsProps } from './facts/Sums';
export { LazyPage, type LazyPageProps } from './LazyPage';
export { Loaded, type LoadedProps, type PageRead } from './Loaded';
export { messageOf } from './messageOf';
export { type Meanwhile, NotYet, type NotYetProps } from './NotYet';
export { notifyError } from './notifyError';
export { notifyUndo, type UndoOptions } from './notifyUndo';
export { ProgressBar, type ProgressBarProps } from './ProgressBar';
export { Page, type PageProps } from './page/Page';
export { rememberWayBack, type WayBack } from './page/wayBack';
export { Segments, type SegmentsProps } from './Segments';
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
  LoadingState,
  type LoadingStateProps,
} from './states';
