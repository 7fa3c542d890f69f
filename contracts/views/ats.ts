import * as z from 'zod'
import { AtsJobSettings, AtsSettings } from '../ats-link/settings.ts'
import { Instant, Uuid } from '../kernel/ids.ts'

export const AtsLinkView = z.object({
  linkId: Uuid.describe('Id of the link; another one each time a system is connected'),
  accountId: z.string().describe('The account at the aggregator'),
  system: z.string().describe('Which system it is'),
  systemName: z.string().describe('Its name'),
  ownerId: z.string().describe('The colleague whose rights it has'),
  linkedAt: Instant.describe('Since when'),
  pause: z.enum(['person', 'revoked']).nullable().describe('Why it is paused; null while it is not'),
  failure: z.string().nullable().describe('Why it does not work; null while it does'),
  failedAt: Instant.nullable().describe('When it failed last'),
  workedAt: Instant.nullable().describe('Since when it works'),
  settings: AtsSettings.describe('What counts for all of its jobs'),
  jobs: z
    .array(z.object({ jobId: z.string(), mergeJobIds: z.array(z.string()), settings: AtsJobSettings }))
    .describe('Which jobs over there are which jobs here'),
})
export type AtsLinkView = z.infer<typeof AtsLinkView>
export const AtsView = z.object({ link: AtsLinkView.nullable().describe('Null while nothing is connected') })
export type AtsView = z.infer<typeof AtsView>

export const AtsApplicationView = z.object({
  accountId: z.string().describe('The account at the aggregator'),
  applicationId: z.string().describe('The application over there'),
  remoteCandidateId: z.string().describe('The person over there'),
  jobId: z.string().describe('The job here'),
  candidateId: z.string().describe('The candidate here'),
  stageId: z.string().nullable().describe('The stage over there, when both last agreed'),
  columnId: z.string().describe('The column here, when both last agreed'),
  agreedAt: Instant.describe('When that was'),
  troubleAt: Instant.nullable().describe('When both sides last disagreed; null where they never did'),
  trouble: z
    .object({
      kind: z.enum(['theirs', 'ours', 'refused']).describe('Whose move counted, or that a move was refused'),
      stageId: z.string().nullable().describe('Where the candidate was over there'),
      columnId: z.string().describe('Where the candidate was here'),
      cause: z.string().nullable().describe('Why a move was refused'),
    })
    .nullable()
    .describe('The last conflict, or the last move that was refused'),
})
export type AtsApplicationView = z.infer<typeof AtsApplicationView>
