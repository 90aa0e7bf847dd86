/** The subjects of the audit's actions, by how the names of these begin. */
const subjects: readonly (readonly [string, RegExp])[] = [
  ['Clientes', /^(client-(?!terms)|contact-)/],
  ['Puntos de suministro', /^supply-point/],
  ['Contratos', /^contract-/],
  ['Curvas y lecturas', /^(curve|readings?)-/],
  ['Facturas', /^bills?-/],
  ['Reclamaciones', /^claim-/],
  ['Estudios y ofertas', /^study-/],
  ['Carteras', /^portfolio-/],
  ['Tiempo de gestión', /^(activity|hours|working-week|client-terms)-/],
  ['Parámetros regulados', /^parameters-/],
  ['Entradas y exportaciones', /^(signed|sign-in|list)-/],
];
const accounts = 'Usuarios';

const subjectOf = (action: string): string =>
  subjects.find(([, begins]) => begins.test(action))?.[0] ?? accounts;

/** Actions as options of a filter, under their subjects. */
export function actionOptions(
  actions: readonly { readonly action: string; readonly label: string }[],
) {
  const options = actions.map(({ action, label }) => ({
    value: action,
    label,
    group: subjectOf(action),
  }));
  const order = [accounts, ...subjects.map(([subject]) => subject)];
  return order.flatMap((subject) => options.filter(({ group }) => group === subject));
}
