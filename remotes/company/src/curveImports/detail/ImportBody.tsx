import { useHasRole } from '@vatio/platform';
import {
  type CurveImport,
  type ImportCheck,
  type ImportPoint,
  importPointKey,
  isKnown,
} from '../curveImport';
import { PointCheckCard } from '../point/PointCheckCard';
import { DecideCard } from './DecideCard';
import { DoneCard } from './DoneCard';
import { EndedEarly } from './EndedEarly';
import { ImportSummary } from './ImportSummary';
import { MovingCard } from './MovingCard';
import { ProblemCard } from './ProblemCard';
import { QuestionCard } from './QuestionCard';
import { UndoingCard } from './UndoingCard';
import { useFocusOnStep } from './useFocusOnStep';

/** The view and the actions of an import, by its state. */
export function ImportBody({ found }: { readonly found: CurveImport }) {
  // Only a hint of what to draw: the API decides who may import.
  const canImport = useHasRole('admin', 'writer', 'pds_editor');
  const { state, check } = found;
  const isDecided = state !== 'checked';
  const step = useFocusOnStep(state);

  return (
    <div className="d-grid gap-4">
      <section ref={step} className="step" tabIndex={-1} aria-label="Qué hacer con la importación">
        <NextStep found={found} canImport={canImport} />
      </section>
      {check && (
        <>
          {isDescribed(state, check) && <ImportSummary check={check} />}
          {unknownFirst(check.points).map((point) => (
            <PointCheckCard
              key={importPointKey(point)}
              point={point}
              found={found}
              canChange={canImport && !isDecided}
              isDecided={isDecided}
            />
          ))}
          <ProblemCard found={found} check={check} />
        </>
      )}
    </div>
  );
}

/** Until it is known how to read the file, its lines have no meaning. */
const isDescribed = (state: CurveImport['state'], { rows, question }: ImportCheck) =>
  question === undefined && (state !== 'unreadable' || rows > 0);

/** Points that need a person come first. */
const unknownFirst = (points: readonly ImportPoint[]) =>
  points.toSorted((a, b) => Number(isKnown(a)) - Number(isKnown(b)));

interface NextStepProps {
  readonly found: CurveImport;
  readonly canImport: boolean;
}

function NextStep({ found, canImport }: NextStepProps) {
  switch (found.state) {
    case 'queued':
    case 'checking':
    case 'confirmed':
    case 'writing':
      return <MovingCard found={found} canCancel={canImport} />;
    case 'undoing':
      return <UndoingCard found={found} />;
    case 'checked':
      return found.check && <Decide found={found} check={found.check} canImport={canImport} />;
    case 'done':
      return <DoneCard found={found} canUndo={canImport} />;
    default:
      return <EndedEarly found={found} canImport={canImport} />;
  }
}

interface DecideProps extends NextStepProps {
  readonly check: ImportCheck;
}

function Decide(props: DecideProps) {
  const { question } = props.check;
  return question ? <QuestionCard {...props} question={question} /> : <DecideCard {...props} />;
}
