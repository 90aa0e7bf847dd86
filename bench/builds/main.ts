import { buildWebpackMonolith } from './webpackMonolith';

// A build in its own process, for timing: <repository> <output folder>.
const [root = '', outputDir = ''] = process.argv.slice(2);
await buildWebpackMonolith(root, outputDir);
