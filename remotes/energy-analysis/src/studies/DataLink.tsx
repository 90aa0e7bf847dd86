import { Link } from 'react-router-dom';
import { studyPath } from './studyPaths';

/** To where a study is calculated, from what cannot be shown before that. */
export const DataLink = ({ studyId }: { readonly studyId: string }) => (
  <Link className="btn btn-primary" to={studyPath(studyId)}>
    Ir a «Datos»
  </Link>
);
