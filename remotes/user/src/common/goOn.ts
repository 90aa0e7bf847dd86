import { ownPath } from '@vatio/contracts/ownPath';
import { useLocation, useNavigate } from 'react-router-dom';

/** After what a session owed: goes on to the page that was asked for, which the host has noted. */
export function useGoOn(): () => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const from = ownPath((state as { readonly from?: unknown } | null)?.from);
  return () => void navigate(from, { replace: true });
}
