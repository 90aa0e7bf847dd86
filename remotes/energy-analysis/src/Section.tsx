import { SectionRoutes } from '@vatio/platform';
import { Route } from 'react-router-dom';
import { StudyList } from './studies/StudyList';

/** The only thing this section exposes. The host mounts it under /energy-analysis/* and owns everything around it. */
export default function Section() {
  return (
    <SectionRoutes>
      <Route index element={<StudyList />} />
    </SectionRoutes>
  );
}
