import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import type { CandidateRow } from '#contracts/views/candidate.ts'
import type { CandidateFilter } from '#contracts/candidate/filter.ts'
import type { Core } from '../../core/core.ts'
import { csv } from '../../core/csv.ts'

/** What the file says: its header, and the cells of some rows. */
export type Sheet = { header: readonly string[]; cells: (rows: CandidateRow[]) => Promise<unknown[][]> }

/** The candidates a filter finds as CSV without formulas, some rows at a time, however many there are. */
export const exportCandidates = ({ readers }: Core) =>
  async function* (
    asker: Asker,
    filter: CandidateFilter & { jobId?: JobId | undefined },
    { header, cells }: Sheet,
  ): AsyncGenerator<string> {
    yield csv(header, [])
    for await (const rows of readers.candidatesFound(asker, filter)) {
      const lines = csv([], await cells(rows))
      yield lines.slice(lines.indexOf('\n') + 1)
    }
  }
