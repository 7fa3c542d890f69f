import type { InterviewEvent } from '#contracts/interview/events.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { interviewThen } from '../../effects/calendar/recorded-interview.ts'
import { isNews, notify } from '../notices/notice.ts'
import type { ProcessManager } from '../process-manager.ts'

type Facts = { jobId: string; candidateId: string; due: UserId[] } | null

/** Who took part in an interview is reminded of their scorecard once it is over, unless they have sent one. */
export const completedInterviewAsksForScores: ProcessManager<InterviewEvent, Facts> = {
  name: 'completed-interview-asks-for-scores',
  category: 'interview',
  on: ['InterviewCompleted'],
  look: async (core, recorded) => {
    const { event, stream, revision, tenant } = recorded
    if (event.type !== 'InterviewCompleted' || event.data.noShow || !isNews(recorded)) return null
    const then = await interviewThen(core, tenant, parseStream(stream).id, revision)
    if (!then?.now.booking) return null
    const { jobId, candidateId, booking } = then.now
    const { state } = await core.commands.stateOf(candidateDecider, { companyId: tenant }, candidateId)
    if (!isKnown(state)) return null
    return { jobId, candidateId, due: booking.attendees.filter((userId) => !state.scoring.sent[userId]) }
  },
  react: (recorded, facts) => {
    if (!facts) return []
    const { due, ...about } = facts
    const once = `${recorded.event.data.interviewId} score due`
    return due.map((userId) => notify(recorded, userId, { type: 'scoreDue', ...about, once }))
  },
}
