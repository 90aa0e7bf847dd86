import type { Role } from '@vatio/contracts/roles';
import type { Meanwhile } from '@vatio/ui/layout';

const title = 'Todavía no hay estudios';
const notYet =
  'Aquí aparecerán los estudios de potencia, tarifa y ofertas. Esta sección todavía no permite crearlos.';

const forWriters: Meanwhile = {
  title,
  text: `${notYet} Mientras tanto, en PDS puedes reunir lo que necesitarán: puntos, contratos y curvas.`,
  ways: [
    { to: '/company/importaciones/nueva', label: 'Importar curvas' },
    { to: '/company/puntos/importar', label: 'Importar puntos y contratos' },
    { to: '/company', label: 'Ver clientes y puntos' },
    { to: '/user/parametros', label: 'Parámetros regulados' },
  ],
};

/** What each role can do until there are studies: what they will be made of. */
export const meanwhile: Readonly<Record<Role, Meanwhile>> = {
  admin: forWriters,
  writer: forWriters,
  reader: {
    title,
    text: `${notYet} Mientras tanto, en PDS puedes consultar los puntos de suministro, sus contratos y sus curvas, y exportarlos.`,
    ways: [
      { to: '/company/puntos', label: 'Consultar los puntos' },
      { to: '/company', label: 'Consultar los clientes' },
      { to: '/user/parametros', label: 'Parámetros regulados' },
    ],
  },
  pds_editor: {
    title,
    text: `${notYet} Mientras tanto, puedes cuidar de los puntos de suministro: sus datos técnicos, sus contratos y sus curvas.`,
    ways: [
      { to: '/company', label: 'Ver los puntos de suministro' },
      { to: '/company/importaciones/nueva', label: 'Importar curvas' },
      { to: '/company/puntos/nuevo', label: 'Añadir un punto' },
    ],
  },
};
