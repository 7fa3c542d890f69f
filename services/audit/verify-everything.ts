import { codec as makeCodec } from '#infra/codec.ts'
import { openLogOf } from '#infra/engines/event-store/log-copy.ts'
import { checkLog, type LogCheck } from '#infra/verification/check-log.ts'
import { companiesWithRoots, readRoots, type SignedRoot } from '#infra/verification/roots.ts'
import { allProjections } from '#projections/all.ts'
import { checkDocuments, type DocumentsCheck } from '#projections/rebuild/check-documents.ts'
import { openKeptBeside, type WholeSettings } from './kept-beside.ts'

export type Verification = {
  ok: boolean
  log: LogCheck
  roots: {
    recorded: number
    ofCompanies: number
    newest: SignedRoot | null
    fingerprint: string | null
    problems: string[]
    anchor: 'not asked' | 'found' | 'not found'
  }
  documents: DocumentsCheck
}

/** Reads everything once, over connections of its own; a running platform goes on meanwhile. */
export async function verifyEverything(
  settings: WholeSettings,
  { anchor, onProgress }: { anchor?: string | undefined; onProgress?: ((text: string) => void) | undefined } = {},
): Promise<Verification> {
  const { DATA_DIR: dataDir } = settings
  onProgress?.('reading the log')
  const log = await openLogOf(settings)
  const beside = await openKeptBeside(settings).catch((error: unknown) => (log.close(), Promise.reject(error as Error)))
  const codec = makeCodec(beside.keys, { remember: false })
  /** As it is by now, where the one above is a copy of what it was. */
  const later = async () => ({ codec, log: await openLogOf(settings) })
  try {
    const { records, problems, fingerprint } = readRoots(dataDir)
    const companies = companiesWithRoots(dataDir).map((company) => readRoots(dataDir, company))
    const companyRoots = companies.flatMap((of) => of.records)
    const checked = await checkLog(log, codec.decode, {
      roots: records,
      companyRoots,
      onProgress: (events) => onProgress?.(`${events} events read`),
    })
    const docs = await checkDocuments({ log, codec }, beside.documents, allProjections, later, (streams) =>
      onProgress?.(`${streams} streams folded`),
    )
    const anchored: Verification['roots']['anchor'] =
      anchor === undefined
        ? 'not asked'
        : [...records, ...companyRoots].some(({ root }) => root === anchor)
          ? 'found'
          : 'not found'
    const roots = {
      recorded: records.length,
      ofCompanies: companyRoots.length,
      newest: records.at(-1) ?? null,
      fingerprint,
      problems: [...problems, ...companies.flatMap((of) => of.problems), ...checked.rootProblems],
      anchor: anchored,
    } satisfies Verification['roots']
    const ok = checked.found === 0 && roots.problems.length === 0 && docs.found === 0 && anchored !== 'not found'
    return { ok, log: checked, roots, documents: docs }
  } finally {
    log.close()
    await beside.close()
  }
}
