import { answer, listOf } from '../../../tests/setup/answers';
import { itAsksFirst } from '../../../tests/setup/firstRequests';
import { itOpens } from '../../../tests/setup/opens';
import Pages from './Pages';
import { declaration } from './section';
import { studyRowOf } from './testing/studies';

beforeEach(() => {
  answer('get', 'studies', listOf([studyRowOf()]));
  answer('get', 'studies/summary', { open: 1, foundEur: '282.52', acceptedEur: '0' });
});

itOpens(Pages, declaration, 'Estudios');

itAsksFirst(Pages, declaration);
