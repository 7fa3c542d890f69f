import type { EngineStatus } from '#contracts/views/system.ts'
import { atOnce } from '#infra/engines/event-store/waiting-store.ts'
import type { Engines } from '#infra/engines/open.ts'
import { REBUILD_STATE } from '#projections/rebuild/progress.ts'

export const PROBE_MS = 2_000
/** The id of no recording. */
const NO_RECORDING = '00000000-0000-4000-8000-000000000000'

export type Probed = Omit<EngineStatus, 'awaySince'>

/** Asks each engine something small. What is said of one that fails holds no password. */
export function probes({ names, store, bus, reads, media, mail, sms, billing }: Engines): Promise<Probed[]> {
  const questions: Record<string, () => Promise<unknown>> = {
    'event store': () => atOnce(() => store.lastPosition()),
    'read store': reads.probe ?? (() => reads.loadState(REBUILD_STATE)),
    'media store': () => media.info(NO_RECORDING),
    ...(bus.probe && { 'event bus': bus.probe }),
    ...(mail.probe && { mail: mail.probe }),
    ...(sms.probe && { sms: sms.probe }),
    ...(billing && { billing: billing.probe }),
  }
  return Promise.all(Object.entries(names).map(([port, engine]) => probe(port, engine, questions[port])))
}

async function probe(port: string, engine: string, question: (() => Promise<unknown>) | undefined): Promise<Probed> {
  const about = { port, engine, version: engine === 'embedded' ? `SQLite ${process.versions.sqlite}` : null }
  if (!question) return { ...about, answeredInMs: null, problem: null }
  const began = performance.now()
  let timer: NodeJS.Timeout | undefined
  try {
    await Promise.race([
      question(),
      new Promise(
        (_, late) => (timer = setTimeout(() => late(new Error(`no answer within ${PROBE_MS / 1000} s`)), PROBE_MS)),
      ),
    ])
    return { ...about, answeredInMs: performance.now() - began, problem: null }
  } catch (error) {
    return { ...about, answeredInMs: null, problem: withoutCredentials((error as Error).message) }
  } finally {
    clearTimeout(timer)
  }
}

/** Addresses in a message, without who signs in there and with what. */
const withoutCredentials = (message: string) => message.replaceAll(/\/\/\S*@/g, '//')
