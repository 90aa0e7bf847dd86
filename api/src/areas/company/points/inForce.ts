// Until ../curveImports imports it from './inForceRepository'.
export { inForce } from './inForceRepository';
