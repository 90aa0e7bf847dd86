import { RequireRole, SectionRoutes } from '@vatio/platform';
import { Route } from 'react-router-dom';
import { ProbeClosed } from './screens/ProbeClosed';
import { ProbeHome } from './screens/ProbeHome';
import { ProbeNote } from './screens/ProbeNote';

/** A section that uses every member of the platform, so that the end-to-end tests can try each. */
export default function Pages() {
  return (
    <SectionRoutes>
      <Route index element={<ProbeHome />} />
      <Route path="note" element={<ProbeNote />} />
      <Route
        path="closed"
        element={
          <RequireRole roles={['admin']}>
            <ProbeClosed />
          </RequireRole>
        }
      />
    </SectionRoutes>
  );
}
