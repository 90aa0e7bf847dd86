import { buildWebpackMonolith } from './webpackMonolith';

// A build in a process of its own, to be timed: <repository> <output folder>.
const [root = '', outputDir = ''] = process.argv.slice(2);
await buildWebpackMonolith(root, outputDir);
