import { useHasRole } from '@vatio/platform';
import { type CurveImport, type ImportPoint, importPointKey, isKnown } from '../curveImport';
import { PointCheckCard } from '../point/PointCheckCard';
import { DecideCard } from './DecideCard';
import { DoneCard } from './DoneCard';
import { EndedEarly } from './EndedEarly';
import { ImportSummary } from './ImportSummary';
import { MovingCard } from './MovingCard';
import { ProblemCard } from './ProblemCard';
import { useFocusOnStep } from './useFocusOnStep';

/** What a person sees and can do, by the state of the import. */
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
          {(state !== 'unreadable' || check.rows > 0) && <ImportSummary check={check} />}
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
    case 'checked':
      return found.check && <DecideCard id={found.id} check={found.check} canImport={canImport} />;
    case 'done':
      return <DoneCard found={found} canUndo={canImport} />;
    default:
      return <EndedEarly found={found} canImport={canImport} />;
  }
}
