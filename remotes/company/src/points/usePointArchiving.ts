import { useArchiving } from '../common/archiving/useArchiving';
import { useArchiveSupplyPoints, useRestoreSupplyPoints } from './pointApi';

/** Archives supply points and brings them back, with «Deshacer». */
export const usePointArchiving = () =>
  useArchiving({
    archive: useArchiveSupplyPoints(),
    restore: useRestoreSupplyPoints(),
    nouns: ['punto', 'puntos'],
  });
