import type { AtsLinkEvent } from '#contracts/ats-link/events.ts'
import { atsSettingsAtFirst } from '#contracts/ats-link/settings.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { type AtsLinkView, AtsView } from '#contracts/views/ats.ts'
import type { Projection } from '../runtime/projection.ts'

export const atsLinks: Projection<AtsView, AtsLinkEvent> = {
  name: 'ats-links',
  version: 2,
  category: 'ats',
  description: 'One document per company: the applicant tracking system that is linked, and its jobs.',
  schema: AtsView,
  indexes: [],
  counters: [],
  evolve: (view, recorded) => ({ link: after(view?.link ?? null, recorded) }),
}

function after(link: AtsLinkView | null, { event, occurredAt: at }: Recorded<AtsLinkEvent>): AtsLinkView | null {
  if (event.type === 'AtsLinked') {
    const { token: _token, ...shown } = event.data
    const fresh = { pause: null, failure: null, failedAt: null, workedAt: null, jobs: [] }
    return { ...shown, linkedAt: at, settings: atsSettingsAtFirst, ...fresh }
  }
  if (event.type === 'AtsUnlinked' || !link) return null
  switch (event.type) {
    case 'AtsLinkAsked':
      return link
    case 'AtsRelinked':
      return {
        ...link,
        ownerId: event.data.ownerId,
        pause: link.pause === 'revoked' ? null : link.pause,
        failure: null,
      }
    case 'AtsSettingsChanged':
      return { ...link, settings: event.data.settings }
    case 'AtsJobMapped': {
      const { linkId: _linkId, commentsSince: _since, ...job } = event.data
      const isKnown = link.jobs.some(({ jobId }) => jobId === job.jobId)
      const jobs = isKnown ? link.jobs.map((each) => (each.jobId === job.jobId ? job : each)) : [...link.jobs, job]
      return { ...link, jobs }
    }
    case 'AtsJobUnmapped':
      return { ...link, jobs: link.jobs.filter(({ jobId }) => jobId !== event.data.jobId) }
    case 'AtsPaused':
      return { ...link, pause: event.data.reason }
    case 'AtsResumed':
      return { ...link, pause: null }
    case 'AtsFailed':
      return { ...link, failure: event.data.cause, failedAt: at }
    case 'AtsWorked':
      return { ...link, failure: null, workedAt: at }
    default:
      return event satisfies never
  }
}
