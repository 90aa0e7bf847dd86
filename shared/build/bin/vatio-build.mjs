#!/usr/bin/env node
// Runs the TypeScript below without a build of its own.
import { register } from 'tsx/esm/api';

register();
await import('../src/cli.ts');
