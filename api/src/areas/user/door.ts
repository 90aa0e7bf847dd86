export { findVersion, keepVersion } from './parameters/parameters.repository';
export { readParameterRows, readParameterTable, type VersionedTable } from './parameters/table';
