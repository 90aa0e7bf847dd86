import type { ReportPart } from '@vatio/contracts/energy-analysis/report';
import { EmptyState } from '@vatio/ui/layout';
import { FileText } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import type { ReportFound } from '../found';
import { titleOf } from '../reportPlan';
import { reportSectionEntries } from '../sections/entries';
import { FormattedText } from '../text/FormattedText';
import classes from './Paper.module.css';
import { TitleBlock } from './TitleBlock';

export interface ReportPaperProps {
  readonly found: ReportFound;
  /** The parts in printing order. */
  readonly parts: readonly ReportPart[];
}

/** The report as it is printed. */
export function ReportPaper({ found, parts }: ReportPaperProps) {
  const printed = parts.flatMap((part, index) => {
    const content = part.isShown ? contentOf(part, found) : null;
    const fact = part.kind === 'text' ? `${found.studyFact}:text=${index}` : undefined;
    if (!content) return [];
    // biome-ignore lint/suspicious/noArrayIndexKey: texts have no other name
    return [<Part key={index} title={titleOf(part)} fact={fact} content={content} />];
  });
  return (
    <article className={`paper ${classes.paper}`} aria-label="Informe">
      <TitleBlock found={found} />
      {printed.length > 0 ? (
        printed
      ) : (
        <EmptyState icon={<FileText />} title="No hay nada que imprimir">
          Marca alguna sección o escribe un texto.
        </EmptyState>
      )}
    </article>
  );
}

/** null: this study has no content for that part. */
function contentOf({ kind, text }: ReportPart, found: ReportFound): ReactNode {
  if (kind === 'text') return <FormattedText text={text} />;
  const entry = reportSectionEntries.find((one) => one.kind === kind);
  return entry?.isThere(found) ? <Made kind={kind} found={found} /> : null;
}

interface MadeProps {
  readonly kind: ReportPart['kind'];
  readonly found: ReportFound;
}

/** A section that the program makes: it stays as it is while a text is typed beside it. */
const Made = memo(function Made({ kind, found }: MadeProps) {
  const entry = reportSectionEntries.find((one) => one.kind === kind);
  return entry && <entry.Render found={found} />;
});

interface PartProps {
  readonly title: string;
  /** The fact key of a person's text. */
  readonly fact: string | undefined;
  readonly content: ReactNode;
}

function Part({ title, fact, content }: PartProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id} data-fact={fact}>
      <h2 id={id}>
        <bdi>{title}</bdi>
      </h2>
      {content}
    </section>
  );
}
