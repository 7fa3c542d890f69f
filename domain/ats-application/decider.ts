import type { AtsApplicationCommand } from '#contracts/ats-application/commands.ts'
import type { AtsApplicationEvent } from '#contracts/ats-application/events.ts'
import type { Decider } from '../decider.ts'

type Taken = Extract<AtsApplicationEvent, { type: 'AtsApplicationTaken' }>['data']
/** `stageId` and `columnId`: where both were when they were last the same. */
export type AtsApplication =
  | { status: 'unknown' }
  | ({ status: 'taken'; isNoted: boolean; comments: ReadonlySet<string> } & Taken)

/** What is known of one application in another system: whose candidate it is here, and where both last agreed. */
export const atsApplicationDecider: Decider<AtsApplication, AtsApplicationCommand, AtsApplicationEvent> = {
  category: 'application',
  initialState: () => ({ status: 'unknown' }),
  evolve: (state, { type, data }) => {
    if (type === 'AtsApplicationTaken') return { status: 'taken', isNoted: false, comments: new Set(), ...data }
    if (state.status === 'unknown' || type === 'AtsConflictSettled') return state
    if (type === 'AtsResultNoted') return { ...state, isNoted: true }
    if (type === 'AtsNameSeen') return { ...state, nameMark: data.nameMark }
    if (type === 'AtsCommentNoted') return { ...state, comments: new Set([...state.comments, data.commentId]) }
    return { ...state, stageId: data.stageId, columnId: data.columnId }
  },
  decide: ({ type, data }, state) => {
    if (type === 'TakeAtsApplication') return state.status === 'unknown' ? [{ type: 'AtsApplicationTaken', data }] : []
    if (state.status === 'unknown') return []
    const { candidateId, jobId, stageId, columnId } = state
    if (type === 'RecordAtsResult')
      return state.isNoted ? [] : [{ type: 'AtsResultNoted', data: { candidateId, jobId } }]
    if (type === 'RecordAtsName') {
      const { nameMark } = data
      return state.nameMark === nameMark ? [] : [{ type: 'AtsNameSeen', data: { candidateId, jobId, nameMark } }]
    }
    if (type === 'RecordAtsComment') {
      const { commentId } = data
      return state.comments.has(commentId) ? [] : [{ type: 'AtsCommentNoted', data: { candidateId, jobId, commentId } }]
    }
    const of = { candidateId, jobId, stageId: data.stageId, columnId: data.columnId }
    const isSame = stageId === data.stageId && columnId === data.columnId
    if (type === 'RefuseAtsMove') return isSame ? [] : [{ type: 'AtsMoveRefused', data: { ...of, cause: data.cause } }]
    const { conflict, moved } = data
    if (isSame && !conflict) return []
    return [
      ...(conflict ? [{ type: 'AtsConflictSettled' as const, data: { candidateId, jobId, ...conflict } }] : []),
      { type: 'AtsPlaceAgreed', data: { ...of, moved } },
    ]
  },
}
