import type { Mutation } from './mutation';

/** Twenty in sources, five in styles or builds, five in migrations, roles or doors. */
export const mutations: readonly Mutation[] = [];
