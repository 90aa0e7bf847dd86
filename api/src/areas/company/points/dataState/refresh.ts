// Until ../../curveImports imports it from './repository'.
export { refreshPointData } from './repository';
