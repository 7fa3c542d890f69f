import type { AvailabilityRule } from '#contracts/availability/rules.ts'
import type { availabilityRoutes } from '#contracts/http/api/availability.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Platform } from '../../../platform.ts'
import type { Handlers } from '../call.ts'

type Given = Pick<AvailabilityRule, 'name' | 'days' | 'exceptions'> & { availability_rule_id: string; tzid: string }
const ok = { status: 'OK' } as const

const ruleOf = ({ availability_rule_id: ruleId, tzid: timezone, name, days, exceptions }: Given): AvailabilityRule => ({
  ruleId,
  timezone,
  name,
  days,
  exceptions,
})

async function rulesOf({ useCases }: Platform, asker: Asker, userId?: string) {
  const { rules, defaultRuleId } = await useCases.availability.availabilityOf(asker, userId)
  return rules.map(({ ruleId, timezone, days, exceptions, ...rest }) => ({
    availability_rule_id: ruleId,
    ...rest,
    tzid: timezone,
    days: structuredClone(days) as { id: string; day: (typeof days)[number]['day']; availableTime: Times }[],
    exceptions: structuredClone(exceptions) as { id: string; date: string; availableTime: Times }[],
    default: ruleId === defaultRuleId,
  }))
}
type Times = { id: string; start: string; end: string }[]

async function save(platform: Platform, asker: Asker, commandId: string, given: Given, userId?: string) {
  const { token } = await platform.useCases.availability.saveRule(asker, { ...ruleOf(given), userId, commandId })
  const rules = await rulesOf(platform, asker, userId)
  const body = rules.find((rule) => rule.availability_rule_id === given.availability_rule_id)
  if (!body) throw new Rejected('availability/not-found', 'There are no such hours')
  return { body, token }
}

async function remove(platform: Platform, asker: Asker, commandId: string, ruleId: string, userId?: string) {
  const { token } = await platform.useCases.availability.removeRule(asker, { ruleId, userId, commandId })
  return { body: ok, token }
}

async function choose(platform: Platform, asker: Asker, commandId: string, ruleId: string, userId?: string) {
  const { token } = await platform.useCases.availability.chooseDefault(asker, { ruleId, userId, commandId })
  return { body: { availability_rules: await rulesOf(platform, asker, userId) }, token }
}

export const availabilityHandlers: Handlers<typeof availabilityRoutes> = {
  enterpriseAvailabilityRules: async (platform, { asker, query }) => ({
    body: { availability_rules: await rulesOf(platform, asker, query.user_id) },
  }),
  saveEnterpriseAvailabilityRule: (platform, { asker, body, commandId }) =>
    save(platform, asker, commandId, body, body.user_id),
  deleteEnterpriseAvailabilityRule: (platform, { asker, params, query, commandId }) =>
    remove(platform, asker, commandId, params.id, query.user_id),
  enterpriseDefaultAvailabilityRule: (platform, { asker, body, commandId }) =>
    choose(platform, asker, commandId, body.availability_rule_id, body.user_id),

  /** A command for each person: the same call sent again saves nothing twice, since the same hours are no change. */
  async updateEnterpriseAvailabilityRules({ useCases }, { asker, body }) {
    const users = []
    for (const userId of new Set(body.user_ids)) {
      try {
        await useCases.availability.saveRule(asker, { ...ruleOf(body), userId })
        users.push({ user_id: userId, status: 'OK' as const, message: null })
      } catch (error) {
        if (!(error instanceof Rejected) || body.user_ids.length === 1) throw error
        users.push({ user_id: userId, status: 'refused' as const, message: error.message })
      }
    }
    return {
      body: { status: users.every(({ status }) => status === 'OK') ? ('OK' as const) : ('PARTIAL' as const), users },
    }
  },

  individualAvailabilityRules: async (platform, { asker }) => ({
    body: { availability_rules: await rulesOf(platform, asker) },
  }),
  saveIndividualAvailabilityRule: (platform, { asker, body, commandId }) => save(platform, asker, commandId, body),
  deleteIndividualAvailabilityRule: (platform, { asker, params, commandId }) =>
    remove(platform, asker, commandId, params.id),
  individualDefaultAvailabilityRule: (platform, { asker, body, commandId }) =>
    choose(platform, asker, commandId, body.availability_rule_id),

  async individualAvailability({ useCases }, { asker, body }) {
    const { slots, left, members } = await useCases.interviews.freeTimes(asker, {
      jobId: body.job_id,
      panel: body.attendees.map(({ user_id: userId, required: requirement }) => ({ userId, requirement })),
      some: body.some,
      rooms: body.rooms,
      duration: body.required_duration,
      buffer: body.buffer,
      zone: body.tzid,
      days: body.availability_days,
      ...(body.first_day !== undefined && { firstDay: body.first_day }),
    })
    const available_slots = slots.map(({ start, end, panel }) => ({
      start,
      end,
      participants: panel.map((userId) => ({ sub: userId })),
    }))
    const rows = members.map(({ id, free, removed, onlyMissing }) => ({ user_id: id, free, removed, onlyMissing }))
    return { body: { available_slots, left, members: rows } }
  },

  async schedulingSettings({ useCases }, { asker, body: { scheduling }, commandId }) {
    const { token } = await useCases.availability.changeSchedulingSettings(asker, { ...scheduling, commandId })
    return { body: { scheduling }, token }
  },
}
