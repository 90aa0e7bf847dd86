/** The breadcrumbs of the pages under the parameters; without Usuarios, because only admins may see it. */
export const parameterCrumbs = [{ label: 'Parámetros regulados', to: '/user/parametros' }] as const;
