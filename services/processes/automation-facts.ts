import { conditionsOf } from '#contracts/automation/rules.ts'
import type { AutomationTrigger } from '#contracts/job/automation/kinds.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { MergeValues } from '#contracts/candidate/merge-fields.ts'
import type { ColumnId } from '#contracts/kernel/ids.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { isKnown, type KnownCandidate } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import type { KeptAutomation } from '#domain/job/automations.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { matches } from '#infra/engines/read-store/matches.ts'
import { cards } from '#projections/board/cards.ts'
import { narrowedAlive } from '#projections/board/narrowed.ts'
import { foldInto } from '#projections/runtime/fold.ts'
import { requireRunning } from '../core/authorize.ts'
import type { Core } from '../core/core.ts'
import { isOptedOut } from '../effects/messages/opt-out.ts'
import { takeMessage } from '../effects/messages/allowance.ts'
import { messageRulesOf } from '../use-cases/messages/rules.ts'
import { valuesFor } from '../use-cases/messages/values.ts'

type Began = Partial<Record<AutomationTrigger, { columnId: ColumnId; days?: number }>>
export type AutomationFacts = {
  /** Automations of the job that the event begins, with all their conditions met. */
  begun: KeptAutomation[]
  columnId: ColumnId
  columns: ColumnId[]
  /** After how many days in this column automations want to know. */
  waits: number[]
  stay: number
  reach: { values: MergeValues; holdMinutes: number; hasAddress: boolean; optedOut: boolean; isAllowed: boolean }
}

/** Null where the event begins nothing: nearly always, so that little is read for it. */
export async function automationFacts(core: Core, recorded: Recorded<CandidateEvent>): Promise<AutomationFacts | null> {
  const { tenant: companyId, id: candidateId } = parseStream(recorded.stream)
  const { state: candidate } = await core.commands.stateOf(candidateDecider, { companyId }, candidateId)
  if (!isKnown(candidate)) return null
  const { state: job } = await core.commands.stateOf(jobDecider, { companyId }, candidate.jobId)
  if (job.status === 'unknown' || job.status === 'archived') return null
  const began = beganBy(recorded, candidate)
  const enabled = job.automations.kept.filter(({ enabledAt }) => enabledAt !== null && enabledAt <= recorded.occurredAt)
  const concerned = enabled.filter(({ automation }) => isBegun(automation, began))
  const entered = began.enters?.columnId
  const waits = enabled
    .filter(({ automation: { trigger, stages } }) => trigger === 'waits' && entered && isMeant(stages, entered))
    .flatMap(({ automation: { days } }) => days ?? [])
  if (concerned.length === 0 && waits.length === 0) return null

  const begun = await withConditionsMet(core, recorded, concerned)
  return {
    begun,
    columnId: Object.values(began)[0]?.columnId ?? candidate.columnId,
    columns: job.columns.map(({ id }) => id),
    waits: candidate.columnId === entered ? [...new Set(waits)] : [],
    stay: candidate.automations.stay,
    reach: await reachOf(core, { companyId, candidateId }, begun),
  }
}

const isMeant = (stages: readonly ColumnId[], columnId: ColumnId) => stages.length === 0 || stages.includes(columnId)

/** What an event is to automations, and in which column. */
function beganBy({ event, revision }: Recorded<CandidateEvent>, candidate: KnownCandidate): Began {
  switch (event.type) {
    case 'CandidateAdded':
    case 'CandidateStarted':
      return revision === 0 ? { enters: { columnId: event.data.columnId } } : {}
    case 'CandidateMovedToColumn':
      return { enters: { columnId: event.data.to } }
    case 'CandidateRejected':
    case 'CandidateAutoRejected':
      return { rejected: { columnId: 'rejected' }, enters: { columnId: 'rejected' } }
    case 'MustHaveMissed':
      return event.data.outcome === 'reject'
        ? { rejected: { columnId: 'rejected' }, enters: { columnId: 'rejected' } }
        : {}
    case 'CandidateCompleted':
      return { completes: { columnId: candidate.columnId } }
    case 'CandidateWaited':
      return { waits: event.data }
    default:
      return {}
  }
}

function isBegun({ trigger, stages, days }: KeptAutomation['automation'], began: Began): boolean {
  const by = began[trigger]
  return by !== undefined && isMeant(stages, by.columnId) && (trigger !== 'waits' || days === by.days)
}

/** Conditions are looked at as the candidate was after the event, by the filter that lists and boards use. */
async function withConditionsMet(core: Core, recorded: Recorded<CandidateEvent>, automations: KeptAutomation[]) {
  const isPlain = ({ automation }: KeptAutomation) => Object.keys(automation.conditions).length === 0
  if (automations.every(isPlain)) return automations
  const { stream, revision, tenant: companyId } = recorded
  const records = await core.engines.store.read(stream, { limit: revision + 1 })
  const card = foldInto(cards, null, await core.codec.decodeAll<CandidateEvent>(records))
  const asker = { kind: 'process', name: 'candidate-meets-automations', companyId, permissions: [] } as const
  const isMet = ({ automation }: KeptAutomation) => {
    const conditions = conditionsOf(automation)
    return (
      conditions !== null && matches(narrowedAlive(conditions, { rating: null, score: null, ai: null }, asker), card)
    )
  }
  return automations.filter((each) => isPlain(each) || isMet(each))
}

/** Who is written to, and whether one message more is allowed: it counts, as those that people write. */
async function reachOf(
  core: Core,
  { companyId, candidateId }: { companyId: string; candidateId: string },
  begun: readonly KeptAutomation[],
): Promise<AutomationFacts['reach']> {
  const actions = begun.map(({ automation }) => automation.action.type)
  if (!actions.some((type) => type !== 'moveToColumn'))
    return { values: {}, holdMinutes: 0, hasAddress: false, optedOut: false, isAllowed: false }
  const { values, email } = await valuesFor(core, companyId, candidateId, '')
  const { holdMinutes } = await messageRulesOf(core)({ companyId })
  const writes = actions.some((type) => type === 'email' || type === 'reinvite')
  const optedOut = writes && (await isOptedOut(core, companyId, email))
  const isAllowed = writes && email !== '' && !optedOut && (await mayWrite(core, companyId, email))
  return { values, holdMinutes, hasAddress: email !== '', optedOut, isAllowed }
}

const mayWrite = async (core: Core, companyId: string, to: string): Promise<boolean> => {
  try {
    await requireRunning(core, { kind: 'process', name: 'automations', companyId, permissions: [] })
    await takeMessage(core, { companyId, to })
    return true
  } catch (error) {
    if (error instanceof Rejected) return false
    throw error
  }
}
