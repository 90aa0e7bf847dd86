/** The way to the pages under the parameters; Usuarios is not in it, because only admins may see it. */
export const parameterCrumbs = [{ label: 'Parámetros regulados', to: '/user/parametros' }] as const;
