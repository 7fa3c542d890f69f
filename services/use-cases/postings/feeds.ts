import { type FedBoard, fedBoards } from '#contracts/job/boards/boards.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../core/core.ts'
import type { PostedJob } from './posted-jobs.ts'

/** What keeps the address of a company's feed to the board it was given to. */
export const feedKey =
  ({ engines }: Core) =>
  (companyId: CompanyId, board: FedBoard): string =>
    engines.keys.sign('feed', `${companyId} ${board}`)

/** The addresses that a company gives to the boards. */
export const feedAddresses =
  (core: Core) =>
  (companyId: CompanyId): Record<FedBoard, string> =>
    Object.fromEntries(
      fedBoards.map((board) => [
        board,
        `${core.settings.publicUrl}/feeds/${companyId}/${board}.xml?key=${feedKey(core)(companyId, board)}`,
      ]),
    ) as Record<FedBoard, string>

/** Evidence that a board has these jobs as they are; only those that waited for it are written to. */
export const recordFetch =
  ({ commands, context }: Core) =>
  async (companyId: CompanyId, board: FedBoard, jobs: readonly PostedJob[]): Promise<void> => {
    const asker = { kind: 'process', name: `feed-of-${board}`, companyId, permissions: [] } as const
    for (const { jobId, revision, entries } of jobs)
      if (entries[board]?.status === 'to-update')
        await commands.handle(
          jobDecider,
          jobId,
          { type: 'RecordBoardFetch', data: { jobId, board, revision } },
          context(asker, uuid5(jobId, `fetch ${board} ${revision}`)),
        )
  }
