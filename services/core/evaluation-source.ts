import type { CandidateEvent } from '#contracts/candidate/events.ts'
import type { EvaluatedPersonality, EvaluationMaterial } from '#contracts/candidate/evaluation-schema.ts'
import { masking, MOST_TEXT, type Packet, packetOf } from '#contracts/evaluation/packet.ts'
import type { Journey } from '#contracts/job/journey.ts'
import { hasRole, rulesOf } from '#contracts/job/modules/table.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { evolve, initialState, isKnown, type KnownCandidate } from '#domain/candidate/candidate.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { publishedJourney } from '#domain/job/job.ts'
import { transcripts, type TranscriptsView } from '#projections/candidates/transcripts.ts'
import { users } from '#projections/users/users.ts'
import type { Core } from './core.ts'

type Of = { companyId: string; candidateId: string }
type Answered = {
  question: string
  kind: 'spoken' | 'written'
  version: number | null
  /** Null: a recording without a transcript. */
  texts: readonly { text: string; second: number }[] | null
  recordingId: string | null
}
export type EvaluationSource = {
  packet: Packet
  weights: Readonly<Record<string, number>>
  /** Null: never asked. */
  agreed: boolean | null
  /** They agreed to a judgement of their personality as well. */
  personality: boolean
  /** The evaluation before. */
  last: { model: string; personality: EvaluatedPersonality | null } | null
} & Pick<EvaluationMaterial, 'sources' | 'unread'>

/** More than a company has. */
const MOST_PEOPLE = 5000

/**
 * What a model is given of an application, read from the log as it is now: written answers in free text, and what was said in the
 * takes that count. Null for who is gone, or where the job has no skills.
 */
export async function evaluationSource(core: Core, of: Of): Promise<EvaluationSource | null> {
  const { engines, codec, commands } = core
  const stream = streamName(of.companyId, 'candidate', of.candidateId)
  const history = await codec.decodeAll<CandidateEvent>(await engines.store.read(stream))
  const candidate = history.reduce((state, { event }) => evolve(state, event), initialState())
  if (!isKnown(candidate) || candidate.journeyVersion === null) return null
  const job = await commands.newestOf(jobDecider, of, candidate.jobId)
  const journey = publishedJourney(job, candidate.journeyVersion)
  const scorecard = job.status === 'unknown' ? undefined : job.scorecards.at(-1)
  if (job.status === 'unknown' || !journey || !scorecard || scorecard.skills.length === 0) return null

  const said = history.reduce<TranscriptsView | null>((view, each) => transcripts.evolve(view, each), null)
  const answers = answersIn(journey, candidate, said?.transcripts ?? [])
  const read = answers.flatMap(({ texts, ...answer }) => (texts === null ? [] : [{ ...answer, texts }]))
  const names = await namesFor(core, of, history)
  const packet = packetOf({
    job: job.draft.details.jobTitle,
    scorecard: { version: job.scorecards.length, skills: scorecard.skills },
    answers: read.map(({ texts, question, kind, version }) => ({ question, kind, version, text: joined(texts) })),
    names,
  })
  const mask = masking(names)
  const cut = packet.materials.reduce((sum, { text }) => sum + text.length, 0) >= MOST_TEXT
  const last = packet.materials.at(-1)?.id
  return {
    packet,
    agreed: candidate.evaluations.agreed,
    personality: candidate.evaluations.personality,
    last: lastOf(history),
    weights: Object.fromEntries(scorecard.skills.map(({ metricId, weight }) => [metricId, weight])),
    sources: read.flatMap(({ recordingId, texts }, index) => {
      const material = `m${index + 1}`
      return packet.materials.some(({ id }) => id === material)
        ? [{ material, recordingId, starts: recordingId === null ? [] : startsOf(texts, mask) }]
        : []
    }),
    unread: [
      ...answers.flatMap(({ question, texts }) =>
        texts === null ? [{ question, why: 'no-transcript' as const }] : [],
      ),
      ...read.flatMap(({ question, texts }, index) => {
        const id = `m${index + 1}`
        const isRead = packet.materials.some((each) => each.id === id) && !(cut && id === last)
        return isRead || joined(texts).trim() === '' ? [] : [{ question, why: 'too-long' as const }]
      }),
    ],
  }
}

function lastOf(history: readonly { event: CandidateEvent }[]): EvaluationSource['last'] {
  const made = history.findLast(({ event }) => event.type === 'EvaluationMade')?.event
  return made?.type === 'EvaluationMade' ? { model: made.data.model, personality: made.data.personality ?? null } : null
}

const joined = (texts: readonly { text: string }[]) => texts.map(({ text }) => text).join(' ')

/** Where each passage begins in the text as it is sent. */
function startsOf(texts: readonly { text: string; second: number }[], mask: (text: string) => string) {
  let at = 0
  return texts.map(({ text, second }) => {
    const start = { at, second }
    at += mask(text).length + 1
    return start
  })
}

/** No kind of question has a place here but those that are answered in free words. */
function answersIn(journey: Journey, candidate: KnownCandidate, made: TranscriptsView['transcripts']): Answered[] {
  return journey.modules.flatMap((module): Answered[] => {
    if (!rulesOf(module).scoredByAi) return []
    if (module.kind === 'FREE_TEXT') {
      const answer = candidate.answers[module.id]
      if (answer?.kind !== 'FREE_TEXT') return []
      const texts = [{ text: answer.text, second: 0 }]
      return [{ question: module.title, kind: 'written', version: null, texts, recordingId: null }]
    }
    if (!hasRole(module, 'interview')) return []
    return module.questions.flatMap(({ id, question }): Answered[] => {
      const take = candidate.takes.findLast((each) => each.moduleId === module.id && each.questionId === id)
      if (!take?.uploaded) return []
      const { recordingId } = take
      const heard = made.find((each) => each.recordingId === recordingId && each.state === 'made')
      const texts = heard ? heard.segments.map(({ text, start }) => ({ text, second: start })) : null
      return [{ question, kind: 'spoken', version: heard?.version ?? null, texts, recordingId }]
    })
  })
}

/** Of the candidate, under every name they gave or were given, and of people at the company. */
async function namesFor({ reads }: Core, { companyId }: Of, history: readonly { event: CandidateEvent }[]) {
  const people = await reads.store.find(reads.live(users), { filter: { companyId }, limit: MOST_PEOPLE })
  const own = history.flatMap(({ event }) =>
    event.type === 'CandidateAdded' || event.type === 'CandidateStarted' || event.type === 'CandidateRenamed'
      ? [event.data.name]
      : [],
  )
  return [...own, ...people.map((doc) => String((doc as { username?: unknown }).username ?? ''))]
}
