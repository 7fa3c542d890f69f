import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import type { ColumnId } from '#contracts/kernel/ids.ts'
import type { ColleagueKey } from './colleagues.ts'
import type { LiveJob } from './jobs/job.ts'

/** A command of a story, and the moment at which it is sent, in milliseconds. */
export type Step = { at: number; asker: Asker; command: CandidateCommand }
export type OpenJob = LiveJob & { jobId: string; columnIds: readonly ColumnId[] }
export type Company = { companyId: string; people: Record<ColleagueKey, Asker>; careerSite: Asker }
