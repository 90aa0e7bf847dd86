import { billing } from '../../src/areas/billing/area';
import { apiOf } from '../fileApi';
import { energyAnalysisApi } from './energy-analysis';

/** Facturación and what it calls. */
export const billingApi = apiOf(...energyAnalysisApi.areas, billing);
