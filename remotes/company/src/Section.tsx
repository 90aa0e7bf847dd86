import { Route, Routes } from 'react-router-dom';
import { ClientList } from './pages/ClientList';

/** The only thing this section exposes. The host mounts it under /company/* and owns everything around it. */
export default function Section() {
  return (
    <Routes>
      <Route index element={<ClientList />} />
    </Routes>
  );
}
