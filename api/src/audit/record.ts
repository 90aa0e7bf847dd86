// Until areas/company/curveImports imports it from './repository'.
export { record } from './repository';
