export { readParameterTable } from './parameters/table';
