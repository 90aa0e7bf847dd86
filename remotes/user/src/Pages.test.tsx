import { answer, listOf } from '../../../tests/setup/answers';
import { itAsksFirst } from '../../../tests/setup/firstRequests';
import { itOpens } from '../../../tests/setup/opens';
import Pages from './Pages';
import { declaration } from './section';
import { someUsers } from './testing/users';

describe('with users', () => {
  beforeEach(() => {
    answer('get', 'users', listOf(someUsers));
  });
  itOpens(Pages, declaration, 'Usuarios');
});

itAsksFirst(Pages, declaration);
