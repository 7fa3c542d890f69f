import type { AtsApplicationCommand } from '#contracts/ats-application/commands.ts'
import type { AtsApplicationEvent } from '#contracts/ats-application/events.ts'
import type { Decider } from '../decider.ts'

type Taken = Extract<AtsApplicationEvent, { type: 'AtsApplicationTaken' }>['data']
/** `stageId` and `columnId`: where both were when they were last the same. */
export type AtsApplication = { status: 'unknown' } | ({ status: 'taken'; isNoted: boolean } & Taken)

/** What is known of one application in another system: whose candidate it is here, and where both last agreed. */
export const atsApplicationDecider: Decider<AtsApplication, AtsApplicationCommand, AtsApplicationEvent> = {
  category: 'application',
  initialState: () => ({ status: 'unknown' }),
  evolve: (state, { type, data }) => {
    if (type === 'AtsApplicationTaken') return { status: 'taken', isNoted: false, ...data }
    if (state.status === 'unknown' || type === 'AtsConflictSettled') return state
    if (type === 'AtsResultNoted') return { ...state, isNoted: true }
    return { ...state, stageId: data.stageId, columnId: data.columnId }
  },
  decide: ({ type, data }, state) => {
    if (type === 'TakeAtsApplication') return state.status === 'unknown' ? [{ type: 'AtsApplicationTaken', data }] : []
    if (state.status === 'unknown') return []
    const { candidateId, jobId, stageId, columnId } = state
    if (type === 'RecordAtsResult')
      return state.isNoted ? [] : [{ type: 'AtsResultNoted', data: { candidateId, jobId } }]
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
