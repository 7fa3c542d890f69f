import type { Recorded } from '#contracts/kernel/recorded.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { callDecider } from '#domain/call/decider.ts'
import type { Codec } from '#infra/codec.ts'
import type { EventStore, RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import { log } from '#infra/log.ts'
import { courier } from '../effects/courier.ts'
import { type Call, giveUpCall, makeCall, waiting } from './outside-calls.ts'
import type { AnyProcessManager } from './process-manager.ts'
import { type Delivery, runProcess } from './run-process.ts'
import type { StuckProcess } from './stuck.ts'

/** The event from which a call is found again after a restart, and from whose time its failures count. */
type From = Pick<RecordedEvent, 'occurredAt' | 'position'>

/** What a person has decided about a call that was given up. */
const isDecision = ({ type, stream }: RecordedEvent) =>
  (type === 'CallRetried' || type === 'CallDropped') && stream.includes('.call-')

/**
 * Handles inputs, and makes the outside calls that are decided: they are on their way when an input has been handled, and hold up
 * nothing. `inTurn` runs work of one manager and stream one after the other; `changed` gets the target whose calls fail.
 */
export function calling(
  deps: Delivery & { store: EventStore; codec: Codec },
  managers: readonly AnyProcessManager[],
  {
    inTurn,
    changed,
    ...times
  }: {
    giveUpMs: number
    retryMs: (tries: number) => number
    changed: (manager: AnyProcessManager) => void
    inTurn: (manager: AnyProcessManager, stream: string, work: () => Promise<void>) => Promise<void>
  },
) {
  const sent = courier<Call>({
    ...times,
    now: () => Date.parse(deps.now()),
    async leave(call, tries) {
      if (!(await makeCall(call, tries, deps))) return
      // What was decided about its outcome is carried out in its turn.
      const { manager, recorded, position } = call
      await inTurn(manager, recorded.stream, () => handle(manager, recorded, { occurredAt: deps.now(), position }))
    },
    giveUp: (call, error) => giveUpCall(call, error, deps),
    changed({ manager, recorded, target }, error, tries) {
      if (error !== null && tries === 1)
        log.error(`${manager.name} cannot call ${target} about ${recorded.stream} and will try again: ${error}`)
      changed(manager)
    },
  })

  /** Decides and sends commands; outside calls are on their way from then on. */
  async function handle(manager: AnyProcessManager, recorded: Recorded, { occurredAt: since, position }: From) {
    for (const due of await runProcess(manager, recorded, deps))
      sent.take(waiting(manager, recorded, due, { since, position }, deps))
  }

  async function takeUp(record: RecordedEvent) {
    const { tenant: companyId, id } = parseStream(record.stream)
    const call = await deps.commands.newestOf(callDecider, { companyId }, id)
    const manager = 'origin' in call && managers.find(({ name }) => name === call.origin.process)
    if (!manager) return
    const { inputStream, inputRevision } = call.origin
    const [input] = await deps.store.read(inputStream, { from: inputRevision, limit: 1 })
    const recorded = await deps.codec.decode(input!)
    await inTurn(manager, inputStream, () => handle(manager, recorded, record))
  }

  return {
    handle,
    /** Acts upon what people have decided about calls that were given up. */
    async takeUp(records: RecordedEvent[]) {
      for (const record of records) if (isDecision(record)) await takeUp(record)
    },
    open: sent.open,
    failing: (): StuckProcess[] =>
      sent.failing().map(({ call: { manager, recorded }, error, tries }) => ({
        process: manager.name,
        stream: recorded.stream,
        error,
        tries,
      })),
    stop: sent.stop,
  }
}
