export { type Completeness, completenessOf, type Finding } from './completeness';
export type { CurveFacts } from './curveFacts';
export { type PowerOptions, powerStudyOf } from './powerStudy';
export type { SnapshotCurve, SnapshotReading, StudySnapshot } from './snapshot';
export { type Stretch, stretchesOf } from './stretches';
