import { fuzzOperations } from './operations';

fuzzOperations((method) => method === 'get');
