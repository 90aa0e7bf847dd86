export { type AcceptedStudy, acceptedStudiesOf } from './studies/studies.accepted.repository';
export { acceptedSavingByClient } from './studies/studies.acceptedSaving.repository';
