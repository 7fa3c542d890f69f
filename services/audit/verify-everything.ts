import { join } from 'node:path'
import { codec as makeCodec } from '#infra/codec.ts'
import { type LogSettings, openLogOf } from '#infra/engines/event-store/log-copy.ts'
import { keyRingReader } from '#infra/engines/key-ring/reader.ts'
import { openDocumentsFile } from '#infra/engines/read-store/documents-file.ts'
import { checkLog, type LogCheck } from '#infra/verification/check-log.ts'
import { readRoots, type SignedRoot } from '#infra/verification/roots.ts'
import { allProjections } from '#projections/all.ts'
import { checkDocuments, type DocumentsCheck } from '#projections/rebuild/check-documents.ts'

export type Verification = {
  ok: boolean
  log: LogCheck
  roots: { recorded: number; newest: SignedRoot | null; fingerprint: string | null; problems: string[]; anchor: 'not asked' | 'found' | 'not found' }
  documents: DocumentsCheck
}

/** Reads everything once, over connections of its own; a running platform goes on meanwhile. */
export async function verifyEverything(
  settings: LogSettings,
  { anchor, onProgress }: { anchor?: string | undefined; onProgress?: ((text: string) => void) | undefined } = {},
): Promise<Verification> {
  const { DATA_DIR: dataDir } = settings
  onProgress?.('reading the log')
  const log = await openLogOf(settings)
  const keys = keyRingReader(join(dataDir, 'keys'))
  const documents = openDocumentsFile(join(dataDir, 'read'))
  const codec = makeCodec(keys, { remember: false })
  try {
    const { records, problems, fingerprint } = readRoots(dataDir)
    const checked = await checkLog(log, codec.decode, { roots: records, onProgress: (events) => onProgress?.(`${events} events read`) })
    const docs = checkDocuments({ log, codec }, documents, allProjections, (streams) => onProgress?.(`${streams} streams folded`))
    const anchored: Verification['roots']['anchor'] = anchor === undefined ? 'not asked' : records.some(({ root }) => root === anchor) ? 'found' : 'not found'
    const roots = { recorded: records.length, newest: records.at(-1) ?? null, fingerprint, problems: [...problems, ...checked.rootProblems], anchor: anchored } satisfies Verification['roots']
    const ok = checked.found === 0 && roots.problems.length === 0 && docs.found === 0 && anchored !== 'not found'
    return { ok, log: checked, roots, documents: docs }
  } finally {
    log.close()
    keys.close()
    documents.close()
  }
}
