import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import type { ColumnId } from '#contracts/kernel/ids.ts'
import type { DemoJob } from './jobs.ts'

/** A command of a story, and the moment at which it is sent, in milliseconds. */
export type Step = { at: number; asker: Asker; command: CandidateCommand }
export type OpenJob = DemoJob & { jobId: string; columnIds: ColumnId[] }
export type Team = { creator: Asker; editor: Asker; reviewers: Asker[] }
