import * as z from 'zod';
import { studyAnalyses } from './studyRecord';

/** The rules of the parts of a new study that are no fields of its record. */

export const supplyPointField = z.uuid('Elige el punto de suministro').toLowerCase();

/** The first of twelve natural months: `2026-03`. */
export const monthField = z
  .string()
  .min(1, { error: 'Elige los doce meses', abort: true })
  .regex(/^20[2-9]\d-(0[1-9]|1[0-2])$/, 'Elige un mes desde enero de 2020');

const chooseAnalyses = 'Elige al menos un análisis';
export const analysesField = z
  .array(z.enum(studyAnalyses, chooseAnalyses))
  .min(1, chooseAnalyses)
  .max(studyAnalyses.length)
  .refine((list) => new Set(list).size === list.length, 'Un análisis está repetido');
