import type { Role } from '@vatio/contracts/roles';
import type { Meanwhile } from '@vatio/ui/layout';

const ofOthers: Meanwhile = {
  title: 'Las horas las apuntan otras personas',
  text: 'Aquí apuntan sus horas los administradores y los editores. Con tu rol puedes consultar lo que suman, los clientes y sus puntos de suministro.',
  ways: [
    { to: '/activity-hours/resumen', label: 'Ver el resumen de horas' },
    { to: '/company', label: 'Consultar los clientes' },
  ],
};

/** The text for people who keep no hours, by role. Roles that do keep them never see theirs. */
export const meanwhile: Readonly<Record<Role, Meanwhile>> = {
  admin: ofOthers,
  writer: ofOthers,
  reader: ofOthers,
  pds_editor: {
    title: 'Aquí no hay nada para tu rol',
    text: 'De las horas se ocupan otras personas. Lo tuyo son los puntos de suministro, sus contratos y sus curvas.',
    ways: [
      { to: '/company', label: 'Ver los puntos de suministro' },
      { to: '/company/importaciones/nueva', label: 'Importar curvas' },
    ],
  },
};
