import type { AtsApplicationEvent } from '#contracts/ats-application/events.ts'
import { AtsApplicationView } from '#contracts/views/ats.ts'
import type { Projection } from '../runtime/projection.ts'

export const atsApplications: Projection<AtsApplicationView, AtsApplicationEvent> = {
  name: 'ats-applications',
  version: 1,
  category: 'application',
  description:
    'One document per application in another system: which candidate it is here, and where both last agreed.',
  schema: AtsApplicationView,
  indexes: [{ fields: ['companyId', 'candidateId'] }, { fields: ['companyId', 'jobId', 'troubleAt'] }],
  counters: [],
  evolve: (view, { event, occurredAt: at }) => {
    if (event.type === 'AtsApplicationTaken') {
      const { nameMark: _mark, ...taken } = event.data
      return { ...taken, agreedAt: at, trouble: null, troubleAt: null }
    }
    if (!view) return null
    if (event.type === 'AtsResultNoted' || event.type === 'AtsNameSeen' || event.type === 'AtsCommentNoted') return view
    const { stageId, columnId } = event.data
    switch (event.type) {
      case 'AtsPlaceAgreed':
        return { ...view, stageId, columnId, agreedAt: at }
      case 'AtsConflictSettled':
        return { ...view, troubleAt: at, trouble: { kind: event.data.rule, stageId, columnId, cause: null } }
      case 'AtsMoveRefused': {
        const trouble = { kind: 'refused' as const, stageId, columnId, cause: event.data.cause }
        return { ...view, stageId, columnId, troubleAt: at, trouble }
      }
      default:
        return event satisfies never
    }
  },
}
