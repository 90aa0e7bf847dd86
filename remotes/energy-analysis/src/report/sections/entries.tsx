import type { ReportSection } from '@vatio/contracts/energy-analysis/report';
import type { ComponentType } from 'react';
import type { ReportFound, SectionProps } from '../found';
import { AssumptionsSection } from './AssumptionsSection';
import { CurveSection } from './CurveSection';
import { DataSection } from './DataSection';
import { OffersSection } from './OffersSection';
import { PowerSection } from './PowerSection';
import { ReactiveSection } from './ReactiveSection';
import { SummarySection } from './SummarySection';
import { WorkingsSection } from './WorkingsSection';

/** A section of the report. */
interface SectionEntry {
  readonly kind: ReportSection;
  /** True if this study has content for that section. */
  readonly isThere: (found: ReportFound) => boolean;
  readonly Render: ComponentType<SectionProps>;
}

const always = () => true;

/** The possible sections of a report, besides the consultant's own texts: one entry a section. */
export const reportSectionEntries: readonly SectionEntry[] = [
  { kind: 'summary', isThere: always, Render: SummarySection },
  { kind: 'data', isThere: always, Render: DataSection },
  { kind: 'power', isThere: ({ variants }) => variants.length > 0, Render: PowerSection },
  { kind: 'offers', isThere: ({ offers }) => offers !== null, Render: OffersSection },
  { kind: 'curve', isThere: ({ curve }) => curve !== null, Render: CurveSection },
  { kind: 'reactive', isThere: ({ reactive }) => reactive !== null, Render: ReactiveSection },
  { kind: 'assumptions', isThere: always, Render: AssumptionsSection },
  { kind: 'workings', isThere: always, Render: WorkingsSection },
];
