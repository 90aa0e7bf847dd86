import type { Role } from '@vatio/contracts/roles';
import type { Meanwhile } from '@vatio/ui/layout';

const notYet =
  'Aquí aparecerán las horas por cliente y actividad. Esta sección todavía no permite apuntarlas.';

const forWriters: Meanwhile = {
  title: 'Todavía no hay horas',
  text: `${notYet} Mientras tanto, puedes poner a cada cliente sus horas al mes, y traer sus puntos y curvas.`,
  ways: [
    { to: '/company', label: 'Ver los clientes' },
    { to: '/company/puntos/importar', label: 'Importar puntos y contratos' },
    { to: '/company/importaciones/nueva', label: 'Importar curvas' },
  ],
};

export const meanwhile: Readonly<Record<Role, Meanwhile>> = {
  admin: forWriters,
  writer: forWriters,
  reader: {
    title: 'Todavía no hay horas',
    text: `${notYet} Mientras tanto, puedes consultar los clientes y sus puntos de suministro, y exportarlos.`,
    ways: [
      { to: '/company', label: 'Consultar los clientes' },
      { to: '/company/puntos', label: 'Consultar los puntos' },
    ],
  },
  pds_editor: {
    title: 'Aquí no hay nada para tu rol',
    text: 'De las horas se ocupan otras personas. Lo tuyo son los puntos de suministro, sus contratos y sus curvas.',
    ways: [
      { to: '/company', label: 'Ver los puntos de suministro' },
      { to: '/company/importaciones/nueva', label: 'Importar curvas' },
    ],
  },
};
