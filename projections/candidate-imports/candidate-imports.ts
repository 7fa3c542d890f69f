import * as z from 'zod'
import type { CandidateImportEvent } from '#contracts/candidate-import/events.ts'
import { type ImportCounts, importOutcomes } from '#contracts/candidate-import/limits.ts'
import { Instant, Uuid } from '#contracts/kernel/ids.ts'
import type { Projection } from '../runtime/projection.ts'

export const CandidateImport = z.object({
  importId: Uuid.describe('Id of the import'),
  by: z.string().describe('Who imported the list'),
  at: Instant.describe('When its first part came'),
  counts: z.record(z.string(), z.number().int()).describe('What became of its rows: how many of each outcome'),
  reverted: z
    .object({ at: Instant, removed: z.number().int(), kept: z.number().int() })
    .nullable()
    .describe('When it was taken back, how many left the job and how many stayed; null while it was not'),
})
export type CandidateImport = z.infer<typeof CandidateImport>
export const CandidateImportsView = z.object({
  imports: z.array(CandidateImport).describe('Lists of people that were put on the job, the newest last'),
})
export type CandidateImportsView = z.infer<typeof CandidateImportsView>

export const candidateImports: Projection<CandidateImportsView, CandidateImportEvent> = {
  name: 'candidate-imports',
  version: 1,
  category: 'import',
  description: 'One document per job: the lists of people that were put on it, and what became of them.',
  schema: CandidateImportsView,
  indexes: [],
  counters: [],
  evolve: (view, { event: { type, data }, occurredAt: at, actor }) => {
    if (type === 'ImportFinished') return view
    const imports = view?.imports ?? []
    const before = imports.find(({ importId }) => importId === data.importId)
    const { importId } = data
    const known: CandidateImport = before ?? { importId, by: actor.id, at, counts: {}, reverted: null }
    const after: CandidateImport =
      type === 'ImportReverted'
        ? { ...known, reverted: { at, removed: data.removed, kept: data.kept } }
        : { ...known, counts: sum(known.counts, data.counts) }
    return { imports: before ? imports.map((each) => (each === before ? after : each)) : [...imports, after] }
  },
}

const sum = (counts: Record<string, number>, more: { [K in keyof ImportCounts]: number | undefined }) =>
  Object.fromEntries(
    importOutcomes.flatMap((outcome) => {
      const total = (counts[outcome] ?? 0) + (more[outcome] ?? 0)
      return total > 0 ? [[outcome, total]] : []
    }),
  )
