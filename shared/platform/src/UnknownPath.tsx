import { defaultPath } from '@vatio/contracts/paths';
import { Navigate } from 'react-router-dom';

/** Handles an unknown address: leads to the default section, in the same place of the history. */
export const UnknownPath = () => <Navigate to={`/${defaultPath}`} replace />;
