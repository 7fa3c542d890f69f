import * as z from 'zod'
import { conditionsOf } from '#contracts/automation/rules.ts'
import { candidateSources } from '#contracts/candidate/statuses.ts'
import { automationTriggers } from '#contracts/job/automation/kinds.ts'
import { conditionsIn } from './conditions.ts'
import { actionOf, MeetingDraft } from './meeting-draft.server.ts'
import type { Automation } from '#contracts/job/automation/schema.ts'

const words = z.string().max(20_000).default('')
const Sent = z.object({
  name: z.string().max(500).default(''),
  trigger: z.enum(automationTriggers),
  days: z.coerce.number().int().min(0).max(10_000).catch(0),
  rating: z.coerce.number().int().min(1).max(5).optional().catch(undefined),
  type: z.enum(['email', 'comment', 'reinvite', 'moveToColumn', 'meeting']),
  subject: words,
  text: words,
  statusId: z.string().max(40).default(''),
  meeting: z.string().max(100_000).default(''),
})
const sources = z.array(z.enum(candidateSources))

/** The automation that a form describes; conditions it has no field for stay as they were. Throws 400 for no form of ours. */
export function automationIn(form: FormData, automationId: string, before: Automation | undefined): Automation {
  const read = Sent.safeParse(Object.fromEntries(form))
  const from = sources.safeParse(form.getAll('sources'))
  if (!read.success || !from.success) throw new Response(null, { status: 400, statusText: 'Bad Request' })
  const { name, trigger, days, rating, type, subject, text, statusId, meeting } = read.data
  const { sources: _sources, rating: _rating, ...others } = conditionsIn(form, (before && conditionsOf(before)) ?? {})
  const action = (): Automation['action'] => {
    switch (type) {
      case 'email':
        return { type, subject, text }
      case 'comment':
        return { type, text }
      case 'reinvite':
        return { type }
      case 'meeting':
        return actionOf(draftIn(meeting), before?.action.type === type ? before.action : null)
      case 'moveToColumn':
        return { type, statusId: statusId || null }
    }
  }
  return {
    automationId,
    name,
    enabled: form.get('enabled') === 'on',
    trigger,
    days: trigger === 'waits' ? days : null,
    stages: trigger === 'rejected' ? [] : form.getAll('stages').map(String).slice(0, 50),
    conditions: { ...others, ...(from.data.length > 0 && { sources: from.data }), ...(rating && { rating }) },
    action: action(),
  }
}

function draftIn(json: string): MeetingDraft {
  try {
    return MeetingDraft.parse(JSON.parse(json))
  } catch {
    throw new Response(null, { status: 400, statusText: 'Bad Request' })
  }
}
