import { itLeadsOn } from '../../../tests/setup/emptySection';
import Section from './Section';
import { declaration } from './section';

itLeadsOn(Section, declaration, {
  admin: { says: 'Todavía no hay estudios', to: '/company/importaciones/nueva' },
  writer: { says: 'Todavía no hay estudios', to: '/company/importaciones/nueva' },
  reader: { says: 'Todavía no hay estudios', to: '/company/puntos' },
  pds_editor: { says: 'Todavía no hay estudios', to: '/company' },
});
