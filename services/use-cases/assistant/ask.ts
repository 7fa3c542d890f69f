import { randomUUID } from 'node:crypto'
import type { AskAssistant, AssistantMessage } from '#contracts/assistant/messages.ts'
import { kept } from '#contracts/assistant/kept.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { type Assistant, type Piece, unavailable } from '#infra/engines/assistant/assistant.ts'
import { log } from '#infra/log.ts'
import { allowOnJob, requireFeature } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import type { allowances } from './allowances.ts'
import { withModel } from './with-model.ts'

export type Asked = AskAssistant & { jobId: JobId }
export type Session = { signal: AbortSignal /** Ends what the caller holds for the answer. */; leave?: () => void }
type Deps = { core: Core; suggestions: () => Promise<Assistant>; limits: ReturnType<typeof allowances> }

/** Who may have the assistant on a job: those who may edit it, in a company whose plan has it (AI-002). */
export const mayAsk =
  (core: Core) =>
  async (asker: Asker, jobId: JobId): Promise<void> => {
    await allowOnJob(core, asker, 'jobs.create', jobId)
    await requireFeature(core, asker, 'aiMagic')
    await requireJob(core, asker, jobId)
  }

/** @throws Rejected 'job/not-found' */
export async function requireJob(core: Core, asker: Asker, jobId: JobId): Promise<void> {
  const { state } = await core.commands.stateOf(jobDecider, asker, jobId)
  if (state.status === 'unknown') throw new Rejected('job/not-found', 'No such job')
}

/**
 * Streams an answer. What is suggested is recorded on the job before `done` names it. A failure of the model is logged and
 * said in the last message (AI-005); what is not allowed is thrown before the first one.
 * @throws Rejected 'auth/forbidden', 'subscription/feature-missing', 'job/not-found', 'assistant/busy', 'auth/too-many-attempts'
 */
export const askAssistant = ({ core, suggestions, limits }: Deps) =>
  async function* (
    asker: Asker,
    asked: Asked,
    { signal, leave = () => {} }: Session,
  ): AsyncGenerator<AssistantMessage> {
    const { jobId, wanted } = asked
    await mayAsk(core)(asker, jobId)
    const giveBack = await limits.begin(asker)
    const of = wanted.ask === 'suggestions' ? wanted.of : null
    let by: Assistant = await suggestions()
    const ask = async function* (assistant: Assistant): AsyncGenerator<Piece | 'begun'> {
      by = assistant
      if (assistant.source === 'model') await limits.check(asker.companyId)
      yield 'begun'
      yield* piecesOf(assistant, asked, signal)
    }
    try {
      const { model } = core.engines
      const pieces = model
        ? withModel({
            action: () => ask(model),
            fallback: wanted.fallback
              ? async function* () {
                  yield* ask(await suggestions())
                }
              : undefined,
            leave,
          })
        : ask(by)
      for await (const piece of pieces) {
        if (piece === 'begun') yield { type: 'begun', source: by.source, model: by.model, of }
        else if (piece.type === 'text') yield piece
        else yield await done(core, asker, asked, by, piece, limits)
      }
    } catch (error) {
      if (!signal.aborted) log.error('the assistant did not answer:', error)
      const { code, message } = error instanceof Rejected ? error : unavailable()
      yield { type: 'failed', code, message }
    } finally {
      giveBack()
    }
  }

function piecesOf(assistant: Assistant, { job, wanted }: Asked, signal: AbortSignal): AsyncIterable<Piece> {
  return wanted.ask === 'suggestions'
    ? assistant.suggest({ of: wanted.of, job, refused: wanted.refused }, signal)
    : assistant.answer({ question: wanted.text, job, turns: wanted.turns }, signal)
}

/** Counts what it cost, and records what was suggested. */
async function done(
  core: Core,
  asker: Asker,
  { jobId, job, wanted }: Asked,
  { source, model }: Assistant,
  piece: Extract<Piece, { type: 'done' }>,
  limits: Deps['limits'],
): Promise<AssistantMessage> {
  await limits.spend(asker.companyId, piece.tokens)
  if (wanted.ask === 'question') return { type: 'done', suggestionId: null, items: piece.items }
  const items = kept(wanted.of, piece.items, job)
  if (items.length === 0) return { type: 'done', suggestionId: null, items }
  const suggestionId = randomUUID()
  const data = { jobId, suggestionId, of: wanted.of, source, model, items, tokens: piece.tokens }
  await core.commands.handle(jobDecider, jobId, { type: 'RecordSuggestions', data }, core.context(asker))
  return { type: 'done', suggestionId, items }
}
