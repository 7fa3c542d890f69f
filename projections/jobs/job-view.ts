import { AnonymityLevel } from '#contracts/kernel/anonymity.ts'
import * as z from 'zod'
import { Instant, JobId, UserId } from '#contracts/kernel/ids.ts'
import { Column } from '#contracts/job/columns.ts'
import { BuilderStep, JobDetails, Scorecard } from '#contracts/job/draft.ts'
import { Journey } from '#contracts/job/journey.ts'
import { JobPermission } from '#contracts/job/permissions.ts'

export const JobView = z.object({
  jobId: JobId.describe('The job'),
  status: z
    .enum(['draft', 'active', 'archived'])
    .describe('draft: being built; active: takes candidates; archived: taken off'),
  title: z.string().describe("Job title, 'Untitled Job' until one is chosen"),
  search: z
    .string()
    .describe(
      'The title in small letters without accents, a blank before each word; in every language until one is chosen',
    ),
  categories: z.string().describe('The ids of its categories, a blank before and after each, for finding jobs by them'),
  details: JobDetails.describe('Job Details as last saved: title, location, salary, highlights, benefits, brand name'),
  scorecard: Scorecard.describe(
    'Skills with their weights (0.5 nice to have, 1 important, 2 must have), the English level and the ranked qualities',
  ),
  journey: Journey.describe('The candidate journey as last saved; candidates see the published version'),
  templateId: z.string().nullable().describe('The template it was begun with; null: none'),
  step: BuilderStep.describe('The builder step the job was last left at'),
  subStep: z.string().nullable().optional().describe('The module that was open there; null: none'),
  columns: z.array(Column).describe("The board's columns from left to right"),
  permissions: z.array(JobPermission).describe('Which users and groups have which role on the job'),
  referrals: z
    .object({ copyLink: z.boolean(), qrCode: z.boolean() })
    .describe('Whether the direct link, and the QR code, mark who comes by them as referred'),
  blindReview: z.boolean().describe('Whether a reviewer sees the ratings of others only after their own'),
  anonymousReview: AnonymityLevel.describe('What of the candidates is hidden from those who judge them'),
  deadline: z
    .object({ at: Instant, timezone: z.string() })
    .nullable()
    .describe('The last moment to apply and the zone it was chosen in; null: on a rolling basis'),
  access: z.string().describe('The same entries as one text, for finding and counting jobs by who may open them'),
  journeyVersion: z.number().int().describe('The published version candidates start with now; 0 before the first'),
  pinnedScorecards: z
    .array(Scorecard)
    .describe(
      'Scorecards that were live, oldest first: version n is the nth; scores keep the version they were given under',
    ),
  createdBy: UserId.nullable().describe('Who created the job; null when a program did'),
  createdAt: Instant.describe('When it was created'),
  updatedAt: Instant.describe('When anything about it last changed'),
  activatedAt: Instant.nullable().describe('When it last went live'),
  archivedAt: Instant.nullable().describe('When it was archived; null while it is not'),
  shares: z
    .object({
      opened: z.number().int(),
      copied: z.number().int(),
      qr: z.number().int(),
      boards: z.number().int(),
      invitations: z.number().int(),
      referrals: z.number().int(),
    })
    .describe(
      'How often Get Candidates was opened, its link copied, its QR code downloaded, it was published on job boards, invitations were sent from there; referrals: how many of these with the referral link',
    ),
})
export type JobView = z.infer<typeof JobView>
