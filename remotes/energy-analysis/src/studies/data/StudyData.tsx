import { HoursCard } from '@vatio/ui/hours';
import { CommentCard } from '../history/CommentCard';
import { VersionCard } from '../history/VersionCard';
import { hasPowers } from '../studyAnalysis';
import { factOfCalculation } from '../studyFacts';
import type { StudyTabProps } from '../studyTab';
import { CalculationCard } from './CalculationCard';
import { NotesCard } from './NotesCard';
import { OfferResultCard } from './OfferResult';
import { ResultCard } from './ResultCard';
import { SnapshotCard } from './SnapshotCard';

/** The tab «Datos» of a study: its result, what it was calculated from, what has changed since, and its past. */
export function StudyData({ study }: StudyTabProps) {
  const { calculation } = study;
  const fact = factOfCalculation(study.id, calculation?.number ?? 0);
  return (
    <div className="card-grid">
      {calculation && hasPowers(calculation) && (
        <ResultCard study={study} calculation={calculation} fact={fact} />
      )}
      {calculation && !hasPowers(calculation) && study.analyses.includes('offers') && (
        <OfferResultCard study={study} />
      )}
      <CalculationCard study={study} />
      {calculation && <SnapshotCard calculation={calculation} fact={fact} />}
      {calculation && <VersionCard study={study} />}
      <div className="card-grid">
        <NotesCard study={study} />
        <HoursCard of="study" id={study.id} />
      </div>
      <CommentCard study={study} />
    </div>
  );
}
