/**
 * Pages of the section Usuarios that end what a session owes; the API answers nothing else before.
 * By the code of the refusal.
 */
export const owedPages: ReadonlyMap<unknown, string> = new Map([
  ['password_change_needed', '/user/cambiar-contrasena'],
  ['second_factor_needed', '/user/segundo-factor'],
]);
