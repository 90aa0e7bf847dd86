import { useArchiveSupplyPoints, useRestoreSupplyPoints } from '../api/supplyPoints';
import { useArchiving } from './useArchiving';

/** Archives supply points and brings them back, with «Deshacer». */
export const usePointArchiving = () =>
  useArchiving({
    archive: useArchiveSupplyPoints(),
    restore: useRestoreSupplyPoints(),
    nouns: ['punto', 'puntos'],
  });
