/**
 * Pages of the section Usuarios that end what a session owes, by the code of the refusal; until then the
 * API refuses everything else.
 */
export const owedPages: ReadonlyMap<unknown, string> = new Map([
  ['password_change_needed', '/user/cambiar-contrasena'],
  ['second_factor_needed', '/user/segundo-factor'],
]);
