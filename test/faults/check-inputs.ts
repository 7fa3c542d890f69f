import type { RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import { allProcessManagers } from '#services/processes/all.ts'
import type { Platform } from '#services/platform.ts'

/** Those whose answer to an event follows from the event alone: what they should have decided can be worked out again. */
const managers = allProcessManagers.filter(({ look }) => look === undefined)

/** Proves, of a platform at rest, that no event a process manager acts upon was passed over; answers those that were. */
export async function passedOver({ engines, codec }: Pick<Platform, 'engines' | 'codec'>): Promise<string[]> {
  const inputs: RecordedEvent[] = []
  const decided = new Set<string>()
  for (let after = null as string | null; ; ) {
    const records = await engines.store.readAll(after, 5000)
    if (records.length === 0) break
    after = records.at(-1)!.position
    inputs.push(
      ...records.filter(({ type, stream }) =>
        managers.some(({ on, category }) => on.includes(type) && stream.includes(`.${category}-`)),
      ),
    )
    for (const { stream, event } of await codec.decodeAll(records.filter(({ type }) => type === 'InputHandled')))
      decided.add(keyOf(stream.slice(stream.indexOf('.pm-') + 4), (event.data as { inputId: string }).inputId))
  }
  return (await codec.decodeAll(inputs)).flatMap((recorded) => {
    const own = recorded.stream.slice(recorded.stream.indexOf('.') + 1)
    return managers
      .filter(
        ({ name, on, category, react }) =>
          on.includes(recorded.event.type) &&
          own.startsWith(`${category}-`) &&
          !decided.has(keyOf(`${name}~${own}`, recorded.id)) &&
          react(recorded, undefined).length > 0,
      )
      .map(({ name }) => `${name} never decided about ${recorded.stream}@${recorded.revision}`)
  })
}

const keyOf = (process: string, inputId: string) => `${process}|${inputId}`
