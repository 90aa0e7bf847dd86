import { defaultPath } from '@vatio/contracts/paths';
import { Navigate } from 'react-router-dom';

/** What stands at an address that nothing matches: the way to the default section, in its place in the history. */
export const UnknownPath = () => <Navigate to={`/${defaultPath}`} replace />;
