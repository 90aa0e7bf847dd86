import { dash } from '@vatio/ui/layout';
import type { ReactNode } from 'react';

/** Typed text, kept apart from the text around it; a dash if empty. */
export const typedOrDash = (text: string | null | undefined): ReactNode =>
  text ? <bdi>{text}</bdi> : dash;
