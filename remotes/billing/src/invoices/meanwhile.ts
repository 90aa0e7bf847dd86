import type { Role } from '@vatio/contracts/roles';
import type { Meanwhile } from '@vatio/ui/layout';

const notYet =
  'Aquí aparecerán las facturas de energía y su comprobación. Esta sección todavía no permite registrarlas.';

const forWriters: Meanwhile = {
  title: 'Todavía no hay facturas',
  text: `${notYet} Mientras tanto, puedes completar lo que hace falta para comprobarlas: contratos con sus precios, curvas y parámetros.`,
  ways: [
    { to: '/company/puntos', label: 'Completar los contratos' },
    { to: '/company/puntos/importar', label: 'Importar puntos y contratos' },
    { to: '/company/importaciones/nueva', label: 'Importar curvas' },
    { to: '/user/parametros', label: 'Parámetros regulados' },
  ],
};

/** What each role can do until there are bills: what they will be checked against. */
export const meanwhile: Readonly<Record<Role, Meanwhile>> = {
  admin: forWriters,
  writer: forWriters,
  reader: {
    title: 'Todavía no hay facturas',
    text: `${notYet} Mientras tanto, puedes consultar y exportar los puntos de suministro y ver los precios regulados.`,
    ways: [
      { to: '/company/puntos', label: 'Consultar los puntos' },
      { to: '/user/parametros', label: 'Parámetros regulados' },
    ],
  },
  pds_editor: {
    title: 'Aquí no hay nada para tu rol',
    text: 'De las facturas se ocupan otras personas. Lo tuyo son los puntos de suministro, sus contratos y sus curvas.',
    ways: [
      { to: '/company', label: 'Ver los puntos de suministro' },
      { to: '/company/importaciones/nueva', label: 'Importar curvas' },
    ],
  },
};
