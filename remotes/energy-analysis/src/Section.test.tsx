import { answer, listOf } from '../../../tests/setup/answers';
import { itAsksFirst } from '../../../tests/setup/firstRequests';
import { itOpens } from '../../../tests/setup/opens';
import Section from './Section';
import { declaration } from './section';
import { studyRowOf } from './testing/studies';

beforeEach(() => {
  answer('get', 'studies', listOf([studyRowOf()]));
  answer('get', 'studies/summary', { open: 1, foundEur: '282.52', acceptedEur: '0' });
});

itOpens(Section, declaration, 'Estudios');

itAsksFirst(Section, declaration);
