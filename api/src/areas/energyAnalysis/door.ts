export { type AcceptedStudy, acceptedStudiesOf } from './studies/acceptedRepository';
