export { type AcceptedStudy, acceptedStudiesOf } from './studies/acceptedRepository';
export { acceptedSavingByClient } from './studies/acceptedSavingRepository';
