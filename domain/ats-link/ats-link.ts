import type { AtsLinkEvent } from '#contracts/ats-link/events.ts'
import { type AtsJobSettings, type AtsSettings, atsSettingsAtFirst } from '#contracts/ats-link/settings.ts'

export type MappedJob = {
  mergeJobIds: readonly string[]
  settings: AtsJobSettings
  /** Since when comments go out; null while they do not. */
  commentsSince: string | null
}
/** The company's applicant tracking system, over an aggregator. */
export type AtsLink = {
  linkId: string
  accountId: string
  system: string
  systemName: string
  ownerId: string
  token: string
  settings: AtsSettings
  pause: 'person' | 'revoked' | null
  /** By the job here. */
  jobs: ReadonlyMap<string, MappedJob>
  /** Undefined before it was ever tried; null while it works. */
  failure: string | null | undefined
}
export type AtsState = { asked: { ownerId: string; system: string | null } | null; link: AtsLink | null }

export const noLink = (): AtsState => ({ asked: null, link: null })

export function evolve(state: AtsState, event: AtsLinkEvent): AtsState {
  switch (event.type) {
    case 'AtsLinkAsked':
      return { ...state, asked: event.data }
    case 'AtsLinked': {
      const fresh = {
        settings: atsSettingsAtFirst,
        pause: null,
        jobs: new Map<string, MappedJob>(),
        failure: undefined,
      }
      return { asked: null, link: { ...event.data, ...fresh } }
    }
    case 'AtsUnlinked':
      return { ...state, link: null }
    default:
      return state.link ? { ...state, asked: askedAfter(state, event), link: changed(state.link, event) } : state
  }
}

const askedAfter = ({ asked }: AtsState, { type }: AtsLinkEvent) => (type === 'AtsRelinked' ? null : asked)

function changed(
  link: AtsLink,
  event: Exclude<AtsLinkEvent, { type: 'AtsLinkAsked' | 'AtsLinked' | 'AtsUnlinked' }>,
): AtsLink {
  switch (event.type) {
    case 'AtsRelinked': {
      const { ownerId, token } = event.data
      return { ...link, ownerId, token, pause: link.pause === 'revoked' ? null : link.pause, failure: undefined }
    }
    case 'AtsSettingsChanged':
      return { ...link, settings: event.data.settings }
    case 'AtsJobMapped': {
      const { jobId, mergeJobIds, settings, commentsSince } = event.data
      return { ...link, jobs: new Map([...link.jobs, [jobId, { mergeJobIds, settings, commentsSince }]]) }
    }
    case 'AtsJobUnmapped':
      return { ...link, jobs: new Map([...link.jobs].filter(([jobId]) => jobId !== event.data.jobId)) }
    case 'AtsPaused':
      return { ...link, pause: event.data.reason }
    case 'AtsResumed':
      return { ...link, pause: null }
    case 'AtsFailed':
      return { ...link, failure: event.data.cause }
    case 'AtsWorked':
      return { ...link, failure: null }
    default:
      return event satisfies never
  }
}
