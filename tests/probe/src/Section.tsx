import { Route, Routes } from 'react-router-dom';
import { ProbeHome } from './pages/ProbeHome';
import { ProbeNote } from './pages/ProbeNote';

/** A section that uses every member of the platform, so that the end-to-end tests can try each. */
export default function Section() {
  return (
    <Routes>
      <Route index element={<ProbeHome />} />
      <Route path="note" element={<ProbeNote />} />
    </Routes>
  );
}
