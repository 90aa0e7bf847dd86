import { Link } from 'react-router-dom';
import { studyPath } from './studyPaths';

/** A link from a tab without results to the page that calculates the study. */
export const DataLink = ({ studyId }: { readonly studyId: string }) => (
  <Link className="btn btn-primary" to={studyPath(studyId)}>
    Ir a «Datos»
  </Link>
);
