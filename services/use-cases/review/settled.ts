import { setTimeout as pause } from 'node:timers/promises'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import type { Output, ProcessEvent } from '#contracts/process/events.ts'
import { MOVE_EACH_CANDIDATE } from '#contracts/process/names.ts'
import { streamName, parseStream } from '#contracts/kernel/streams.ts'
import { type ConsistencyToken, mergeTokens } from '#contracts/kernel/token.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { processDecider } from '#domain/process/decider.ts'
import type { Core } from '../../core/core.ts'

export type Refusal = { candidateId: CandidateId; code: string; reason: string }

/** A large batch goes on without its caller after this; the board shows the cards as they move. */
const PATIENCE_MS = 3000
const LOOK_MS = 15

const reasons: Record<string, string> = {
  'candidate/moved-meanwhile': 'somebody else moved this candidate in the meantime',
  'candidate/not-found': 'this candidate was deleted in the meantime',
  'job/column-not-found': 'this column is not on the board any more',
}

/**
 * Waits, bounded, until the process has carried out what one event of a batch asked for.
 * @returns a token that covers every card, and the cards that were refused.
 */
export async function settled(
  core: Core,
  asker: Asker,
  handled: { stream: string; revision: number; token: ConsistencyToken },
  candidateIds: CandidateId[],
): Promise<{ token: ConsistencyToken; refused: Refusal[] }> {
  const [decided] = await core.engines.store.read(handled.stream, { from: handled.revision, limit: 1 })
  const key = `${MOVE_EACH_CANDIDATE}~batch-${parseStream(handled.stream).id}`
  const patience = Date.now() + PATIENCE_MS
  while (
    (await core.commands.stateOf(processDecider, asker, key)).state.inputs.get(decided!.id) !== null &&
    Date.now() < patience
  )
    await pause(LOOK_MS)

  const events = await core.codec.decodeAll<ProcessEvent>(
    await core.engines.store.read(streamName(asker.companyId, 'pm', key)),
  )
  const outputs = new Map<string, Output>()
  const refused: Refusal[] = []
  for (const { event } of events) {
    if (event.type === 'CallSettled' || event.data.inputId !== decided!.id) continue
    if (event.type === 'InputHandled')
      for (const output of event.data.outputs ?? [])
        if (output.kind === 'command') outputs.set(output.commandId, output)
    if (event.type === 'OutputsDelivered' || event.type === 'CommandsDelivered')
      for (const { commandId, code } of event.data.refused) {
        const output = outputs.get(commandId)
        if (output?.kind === 'command')
          refused.push({
            candidateId: output.id,
            code,
            reason: reasons[code] ?? 'this candidate cannot be moved there',
          })
      }
  }
  const tokens = await Promise.all(
    candidateIds.map(async (id): Promise<ConsistencyToken> => {
      const { revision } = await core.commands.stateOf(candidateDecider, asker, id)
      return revision < 0 ? {} : { [streamName(asker.companyId, 'candidate', id)]: revision }
    }),
  )
  return { token: mergeTokens(handled.token, ...tokens), refused }
}
