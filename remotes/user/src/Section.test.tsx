import { answer, listOf } from '../../../tests/setup/answers';
import { itAsksFirst } from '../../../tests/setup/firstRequests';
import { itOpens } from '../../../tests/setup/opens';
import Section from './Section';
import { declaration } from './section';
import { someUsers } from './testing/users';

describe('with users', () => {
  beforeEach(() => {
    answer('get', 'users', listOf(someUsers));
  });
  itOpens(Section, declaration, 'Usuarios');
});

itAsksFirst(Section, declaration);
