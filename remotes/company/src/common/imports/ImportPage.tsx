import type { Role } from '@vatio/contracts/roles';
import { type Breadcrumb, useHasRole } from '@vatio/platform';
import { EmptyState, Page } from '@vatio/ui/layout';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { crumbsBelow } from '../navigation/crumbs';

export interface ImportPageProps {
  readonly title: string;
  /** The page above this one. */
  readonly parent: Breadcrumb;
  /** The address of the imports; without it they are not offered. */
  readonly imports: string | false;
  /** The roles that may import. */
  readonly roles: readonly Role[];
  /** The message for the other roles, and who may import. */
  readonly refusal: readonly [title: string, text: string];
  readonly children: ReactNode;
}

/** The page of a new import, for those who may send one. Only a hint: the API decides. */
export function ImportPage({ title, parent, imports, roles, refusal, children }: ImportPageProps) {
  const canImport = useHasRole(...roles);
  return (
    <Page
      title={title}
      crumbs={crumbsBelow(parent, { label: title })}
      actions={
        imports && (
          <Link className="btn btn-outline-secondary" to={imports}>
            Ver importaciones
          </Link>
        )
      }
    >
      {canImport ? (
        children
      ) : (
        <EmptyState icon={<LockKeyhole />} title={refusal[0]}>
          {refusal[1]} Si crees que deberías poder, habla con un administrador.
        </EmptyState>
      )}
    </Page>
  );
}
