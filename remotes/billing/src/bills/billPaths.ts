export const billsPath = '/billing';
export const newBillPath = '/billing/nueva';
export const billPath = (id: string): string => `/billing/facturas/${id}`;
export const editBillPath = (id: string): string => `${billPath(id)}/editar`;
export const summaryPath = '/billing/resumen';
/** Beside /billing/facturas/<id>: no id is this word. */
export const importBillsPath = '/billing/facturas/importar';
export const billImportsPath = '/billing/importaciones';
