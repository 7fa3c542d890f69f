import type { CommandContext } from '#contracts/kernel/command-context.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import type { AtsLinkCommand } from '#contracts/ats-link/commands.ts'
import type { AtsLinkEvent } from '#contracts/ats-link/events.ts'
import type { AtsJobSettings } from '#contracts/ats-link/settings.ts'
import type { Decider } from '../decider.ts'
import { type AtsLink, type AtsState, evolve, noLink } from './ats-link.ts'

type Of<Type extends AtsLinkCommand['type']> = Extract<AtsLinkCommand, { type: Type }>['data']

export const notLinked = () => new Rejected('integration/not-found', 'This system is not connected')
export const notMapped = () => new Rejected('ats/not-mapped', 'This job is not synchronised')

/** The one applicant tracking system that a company has linked over an aggregator, and which of its jobs are which of ours. */
export const atsLinkDecider: Decider<AtsState, AtsLinkCommand, AtsLinkEvent> = {
  category: 'ats',
  initialState: noLink,
  evolve,
  decide: ({ type, data }, state, context) => {
    if (type === 'AskForAtsLink') return same(state.asked, data) ? [] : [{ type: 'AtsLinkAsked', data }]
    if (type === 'LinkAts') return linked(data, state, context)
    const { link } = state
    if (!link || link.linkId !== data.linkId) {
      // What is reported of a link that has ended changes nothing.
      if (type === 'RecordAtsHealth' || type === 'PauseAts') return []
      throw notLinked()
    }
    const { linkId } = link
    switch (type) {
      case 'ChangeAtsSettings': {
        const settings = { ...link.settings, ...data.settings }
        return same(settings, link.settings) ? [] : [{ type: 'AtsSettingsChanged', data: { linkId, settings } }]
      }
      case 'MapAtsJob':
        if (link.jobs.has(data.jobId)) throw alreadyMapped()
        return mapped(data, link, context)
      case 'ChangeAtsJob': {
        const before = link.jobs.get(data.jobId)
        if (!before) throw notMapped()
        const mergeJobIds = [...(data.mergeJobIds ?? before.mergeJobIds)]
        return mapped({ ...data, mergeJobIds, settings: { ...before.settings, ...data.settings } }, link, context)
      }
      case 'UnmapAtsJob':
        return link.jobs.has(data.jobId) ? [{ type: 'AtsJobUnmapped', data: { linkId, jobId: data.jobId } }] : []
      case 'PauseAts':
        return link.pause === data.reason ? [] : [{ type: 'AtsPaused', data }]
      case 'ResumeAts':
        if (link.pause === 'revoked')
          throw new Rejected('ats/revoked', 'The access to the other system was withdrawn. Connect it again.')
        return link.pause ? [{ type: 'AtsResumed', data: { linkId } }] : []
      case 'RecordAtsHealth': {
        const { cause } = data
        if (link.failure === cause) return []
        return [
          cause === null ? { type: 'AtsWorked', data: { linkId } } : { type: 'AtsFailed', data: { linkId, cause } },
        ]
      }
      case 'UnlinkAts':
        return [{ type: 'AtsUnlinked', data: { linkId } }]
      default:
        return type satisfies never
    }
  },
}

const alreadyMapped = () => new Rejected('ats/job-mapped', 'This job is synchronised already')

/** One account at a time; the same one again is the same link, with the newer access. */
function linked(data: Of<'LinkAts'>, { asked, link }: AtsState, { commandId }: CommandContext): AtsLinkEvent[] {
  const { accountId, system, systemName, token } = data
  const ownerId = data.ownerId ?? asked?.ownerId ?? null
  if (link && link.accountId !== accountId)
    throw new Rejected('ats/linked', 'Another system is connected. Disconnect it first.')
  if (link?.token === token && (ownerId === null || ownerId === link.ownerId)) return []
  // Access without a request from here is not taken.
  if (ownerId === null) throw new Rejected('ats/refused', 'Begin with a link from the integrations page')
  if (link) return [{ type: 'AtsRelinked', data: { linkId: link.linkId, ownerId, token } }]
  return [{ type: 'AtsLinked', data: { linkId: commandId, accountId, system, systemName, ownerId, token } }]
}

function mapped(
  { jobId, mergeJobIds, settings }: { jobId: string; mergeJobIds: string[]; settings: AtsJobSettings },
  { linkId, jobs }: AtsLink,
  { now }: CommandContext,
): AtsLinkEvent[] {
  const stages = settings.stages.map(({ stageId }) => stageId)
  if (new Set(stages).size < stages.length)
    throw new Rejected('integration/invalid', 'A stage can be one column only', {
      stages: 'A stage can be one column only',
    })
  for (const [other, before] of jobs)
    if (other !== jobId && before.mergeJobIds.some((id) => mergeJobIds.includes(id))) throw alreadyMapped()
  const ids = [...new Set(mergeJobIds)]
  const before = jobs.get(jobId)
  const commentsSince = settings.sendComments ? (before?.commentsSince ?? now) : null
  const job = { mergeJobIds: ids, settings, commentsSince }
  return same(before, job) ? [] : [{ type: 'AtsJobMapped', data: { linkId, jobId, ...job } }]
}
