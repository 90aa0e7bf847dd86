import { itLeadsOn } from '../../../tests/setup/emptySection';
import Section from './Section';
import { declaration } from './section';

itLeadsOn(Section, declaration, {
  admin: { says: 'Todavía no hay horas', to: '/company' },
  writer: { says: 'Todavía no hay horas', to: '/company' },
  reader: { says: 'Todavía no hay horas', to: '/company' },
  pds_editor: { says: 'Aquí no hay nada para tu rol', to: '/company' },
});
