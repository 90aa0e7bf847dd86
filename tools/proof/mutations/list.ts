import { borderMutations } from './borderMutations';
import { buildMutations } from './buildMutations';
import type { Mutation } from './mutation';
import { sourceMutations } from './sourceMutations';

/** Twenty in sources, five in styles or builds, five in tables, roles or doors. */
export const mutations: readonly Mutation[] = [
  ...sourceMutations,
  ...buildMutations,
  ...borderMutations,
];
