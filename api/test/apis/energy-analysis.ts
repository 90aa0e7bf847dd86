import { energyAnalysis } from '../../src/areas/energy-analysis/area';
import { user } from '../../src/areas/user/area';
import { apiOf } from '../fileApi';
import { companyApi } from './company';

/** Estudios and what it calls. */
export const energyAnalysisApi = apiOf(...companyApi.areas, user, energyAnalysis);
