import { HoursCard } from '@vatio/ui/hours';
import { CommentCard } from '../history/CommentCard';
import { VersionCard } from '../history/VersionCard';
import { hasPowers } from '../studyAnalysis';
import type { StudyTabProps } from '../studyTab';
import { CalculationCard } from './CalculationCard';
import { NotesCard } from './NotesCard';
import { OfferResultCard } from './OfferResult';
import { ResultCard } from './ResultCard';
import { SnapshotCard } from './SnapshotCard';

/** The tab «Datos» of a study: what it was calculated from, what has changed since, and its past. */
export function StudyData({ study }: StudyTabProps) {
  const { calculation } = study;
  return (
    <div className="card-grid">
      <CalculationCard study={study} />
      {calculation && hasPowers(calculation) && (
        <ResultCard study={study} calculation={calculation} />
      )}
      {calculation && !hasPowers(calculation) && study.analyses.includes('offers') && (
        <OfferResultCard study={study} />
      )}
      {calculation && <SnapshotCard calculation={calculation} />}
      {calculation && <VersionCard study={study} />}
      <div className="card-grid">
        <NotesCard study={study} />
        <HoursCard of="study" id={study.id} />
      </div>
      <CommentCard study={study} />
    </div>
  );
}
