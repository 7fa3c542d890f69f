import * as z from 'zod'
import { ModuleId, Uuid } from '../kernel/ids.ts'
import { interviewModes } from './choices.ts'
import { JobMedia } from './media/schema.ts'
import { experiences } from './video/choices.ts'

const line = z.string().max(500)
const coordinate = z.number().nullable()

/** Beside the location in words. Nothing is looked up: a place without coordinates has none. */
export const JobAddress = z.object({
  street: line,
  city: line,
  state: line,
  postcode: line,
  latitude: coordinate,
  longitude: coordinate,
})
export type JobAddress = z.infer<typeof JobAddress>

export const HiringManager = z.object({ name: line, position: line })
export type HiringManager = z.infer<typeof HiringManager>

/** Who hires, where it is not the company that uses the product. */
export const HiringOrganization = z.object({ name: line, email: line, website: line, sameAs: line })
export type HiringOrganization = z.infer<typeof HiringOrganization>

/** What a job is found by beside its title. The names are those of when they were chosen. */
export const JobCategories = z.array(z.object({ categoryId: ModuleId, name: z.string().max(80) })).max(10)
export type JobCategories = z.infer<typeof JobCategories>

/** What Job Details came to hold later: a job of before has none of it, and a job holds what was given alone. */
export const laterDetails = {
  address: JobAddress.optional(),
  responsibilities: z
    .array(z.object({ id: ModuleId, title: z.string().max(1000) }))
    .max(20)
    .optional(),
  hiringManager: HiringManager.optional(),
  hiringOrganization: HiringOrganization.optional(),
  /** REACTIVE: candidates record when they like; LIVE: they meet an interviewer. */
  interviewMode: z.enum(interviewModes).optional(),
  /** The template it was begun with, a company's or one of the starter library, and which version of it. */
  template: z.object({ templateId: z.string().max(100), version: z.number().int().min(1) }).optional(),
  /** A conversation with candidates instead of page after page (JOB-002). */
  interviewByChat: z.boolean().optional(),
  applyUrl: z.string().max(2000).optional(),
  introVideo: JobMedia().optional(),
  categories: JobCategories.optional(),
  /** The brand of the company that the job wears; without one, or once it is deleted, the default. */
  brandId: Uuid.optional(),
  /** What the job is written in, and what is spoken in its recordings; without one each has its default. */
  language: z.string().max(20).optional(),
  transcriptLanguage: z.string().max(20).optional(),
  autoInvite: z.boolean().optional(),
  additionals: z.array(z.string().max(1000)).max(20).optional(),
  /** Made in the wizard of video interviews, whose rules it keeps; a job without one is made for the application page. */
  creationType: z.literal('video').optional(),
  /** Tags, in the words that were typed; what is scored is on the scorecard. */
  skills: z.array(z.string().max(500)).max(50).optional(),
  experience: z.enum(experiences).optional(),
}
