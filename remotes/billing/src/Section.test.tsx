import { itLeadsOn } from '../../../tests/setup/emptySection';
import Section from './Section';
import { declaration } from './section';

itLeadsOn(Section, declaration, {
  admin: { says: 'Todavía no hay facturas', to: '/company/puntos' },
  writer: { says: 'Todavía no hay facturas', to: '/company/puntos' },
  reader: { says: 'Todavía no hay facturas', to: '/company/puntos' },
  pds_editor: { says: 'Aquí no hay nada para tu rol', to: '/company' },
});
