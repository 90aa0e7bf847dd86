import { newShape } from '@vatio/records/schemas';
import * as z from 'zod';
import { mostReportTexts, reportFactFields, reportPartFields, requireTitle } from './reportFields';

/** The possible sections of a report, in their default order. */
export const reportSections = [
  'summary',
  'data',
  'power',
  'offers',
  'curve',
  'reactive',
  'assumptions',
  'workings',
] as const;
export type ReportSection = (typeof reportSections)[number];

/** A part of a report: made by the program, or a text of the consultant's with its title. */
const reportPartSchema = z
  .strictObject({
    kind: z.enum([...reportSections, 'text'], 'Esa sección no existe'),
    isShown: z.boolean('Di si se imprime'),
    ...newShape(reportPartFields),
  })
  .superRefine(requireTitle);
export type ReportPart = z.infer<typeof reportPartSchema>;

const partsSchema = z
  .array(reportPartSchema)
  .max(reportSections.length + mostReportTexts, `Como mucho ${mostReportTexts} textos`)
  .refine(
    (parts) => reportSections.every((one) => parts.filter(({ kind }) => kind === one).length === 1),
    'Cada sección va una vez: quítala de la lista marcándola como no impresa',
  );

const reportFactsSchema = z.strictObject(newShape(reportFactFields));
export type ReportFacts = z.infer<typeof reportFactsSchema>;

/** The recipient, subject and author of a report, as its title block names them. */
const reportSubjectSchema = z.object({
  clientName: z.string(),
  cups: z.string(),
  alias: z.string(),
  address: z.string(),
  postcode: z.string(),
  municipality: z.string(),
  province: z.string(),
  /** The name of the company that issues the report; null: not given when it was presented. */
  companyName: z.nullable(z.string()),
  presentedAt: z.iso.datetime(),
  /** The conditions of a change of powers at that moment; studies presented before do not have it. */
  powerChange: z.optional(
    z.object({
      lastPowerChange: z.nullable(z.iso.date()),
      rightsKw: z.nullable(z.string()),
      rightsUntil: z.nullable(z.iso.date()),
    }),
  ),
});
export type ReportSubject = z.infer<typeof reportSubjectSchema>;

/**
 * `GET api/studies/:id/report`: the printed parts of a study's report, in this order. Version 0: not
 * arranged by a person yet. It is frozen when the study is presented.
 */
export const studyReportSchema = z.object({
  version: z.int(),
  parts: z.array(reportPartSchema),
  facts: reportFactsSchema,
  /** The subject as presented, despite later renames of client and point; null: it is not frozen. */
  subject: z.nullable(reportSubjectSchema),
});
export type StudyReport = z.infer<typeof studyReportSchema>;

/**
 * `PUT api/studies/:id/report`, until it is presented. 409 has the two versions after another person's
 * change, and only a sentence when the state does not allow it.
 */
export const studyReportChangeSchema = z.strictObject({
  version: z.int(),
  parts: partsSchema,
  /** Left out: the facts stay as they are. */
  facts: z.optional(reportFactsSchema),
});
export type StudyReportChange = z.infer<typeof studyReportChangeSchema>;
