import { Route, Routes } from 'react-router-dom';
import { UserList } from './pages/UserList';

/** The only thing this section exposes. The host mounts it under /user/* and owns everything around it. */
export default function Section() {
  return (
    <Routes>
      <Route index element={<UserList />} />
    </Routes>
  );
}
