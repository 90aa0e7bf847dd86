import { useQuery } from '@tanstack/react-query';
import { signOut, useSession } from '@vatio/platform';
import { Page } from '@vatio/ui/layout';
import { readingsQuery } from '../api/readings';

/** A page that only some of the section's visitors may enter, and the data that it asks for. */
export function ProbeClosed() {
  const { expiresAt } = useSession();
  const { data } = useQuery(readingsQuery());

  return (
    <Page
      title="Reservado"
      actions={
        <button type="button" className="btn btn-primary" onClick={() => void signOut()}>
          Salir desde aquí
        </button>
      }
    >
      <p>Sesión hasta {expiresAt}</p>
      <p>{data?.text}</p>
    </Page>
  );
}
