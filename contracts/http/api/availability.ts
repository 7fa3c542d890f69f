import * as z from 'zod'
import { GivenRule } from '../../availability/commands.ts'
import { causes } from '../../availability/slots.ts'
import { requirementNames } from '../../interview/codes.ts'
import { interviewLimits } from '../../interview/limits.ts'
import { Instant, JobId, UserId } from '../../kernel/ids.ts'
import { defineRoutes, type RouteSpec } from './route.ts'

const user_id = UserId.optional().describe('A colleague; the caller when it is absent')
const availability_rule_id = GivenRule.shape.ruleId.describe(
  'Chosen by the caller; saved again under the same id it is changed',
)
const { days, exceptions, name } = GivenRule.shape
const fields = {
  availability_rule_id,
  name: name.describe('What a person calls these hours'),
  tzid: GivenRule.shape.timezone.describe('The zone whose clocks are meant, such as Europe/Berlin'),
  days: days.describe('Hours by day of the week; an end may be 24:00'),
  exceptions: exceptions.describe('Dates with hours of their own, or none'),
}
const Rule = z.object({ ...fields, default: z.boolean() }).meta({ id: 'AvailabilityRule' })
const given = { ...fields, exceptions: exceptions.default([]) }
const rules = z.object({ availability_rules: z.array(Rule) })
const minutes = z.number().int().min(0).max(60)
const ok = z.object({ status: z.literal('OK') })
const ofColleague = { permission: 'users.update', target: 'user' } satisfies Partial<RouteSpec>
const own = { permission: 'live_interviews', target: 'none' } satisfies Partial<RouteSpec>

/**
 * When colleagues can be interviewed (LIVE-011, LIVE-014, LIVE-020, LIVE-022; C§7 names the calls and few fields). The
 * built-in calendar answers them; the addresses have the name of a provider because the specification has.
 */
export const availabilityRoutes = defineRoutes({
  enterpriseAvailabilityRules: {
    ...ofColleague,
    at: [['v2', 'GET', '/cronofy/enterprise/availability-rules']],
    summary: 'The hours of a colleague',
    query: z.object({ user_id }),
    reply: rules,
  },
  saveEnterpriseAvailabilityRule: {
    ...ofColleague,
    at: [['v2', 'POST', '/cronofy/enterprise/availability-rules']],
    summary: 'Saves hours of a colleague',
    body: z.object({ user_id, ...given }),
    reply: Rule,
  },
  deleteEnterpriseAvailabilityRule: {
    ...ofColleague,
    at: [['v2', 'DELETE', '/cronofy/enterprise/availability-rules/{id}']],
    summary: 'Removes hours of a colleague',
    params: z.object({ id: availability_rule_id }),
    query: z.object({ user_id }),
    reply: ok,
  },
  enterpriseDefaultAvailabilityRule: {
    ...ofColleague,
    at: [['v2', 'PUT', '/cronofy/enterprise/default-availability-rule']],
    summary: 'Chooses which hours of a colleague count where an interview names none',
    body: z.object({ user_id, availability_rule_id }),
    reply: rules,
  },
  updateEnterpriseAvailabilityRules: {
    ...ofColleague,
    at: [['v2', 'POST', '/cronofy/enterprise/update-availability-rules']],
    summary: 'Saves the same hours for several colleagues; each has its own answer',
    body: z.object({ user_ids: z.array(UserId).min(1).max(100), ...given }),
    reply: z.object({
      status: z.enum(['OK', 'PARTIAL']),
      users: z.array(z.object({ user_id: UserId, status: z.enum(['OK', 'refused']), message: z.string().nullable() })),
    }),
  },
  individualAvailabilityRules: {
    ...own,
    at: [['v2', 'GET', '/cronofy/individual/availability-rules']],
    summary: "The caller's own hours",
    reply: rules,
  },
  saveIndividualAvailabilityRule: {
    ...own,
    at: [['v2', 'POST', '/cronofy/individual/availability-rules']],
    summary: "Saves hours of the caller's own",
    body: z.object(given),
    reply: Rule,
  },
  deleteIndividualAvailabilityRule: {
    ...own,
    at: [['v2', 'DELETE', '/cronofy/individual/availability-rules/{id}']],
    summary: "Removes hours of the caller's own",
    params: z.object({ id: availability_rule_id }),
    reply: ok,
  },
  individualDefaultAvailabilityRule: {
    ...own,
    at: [['v2', 'PUT', '/cronofy/individual/default-availability-rule']],
    summary: "Chooses which of the caller's hours count where an interview names none",
    body: z.object({ availability_rule_id }),
    reply: rules,
  },
  individualAvailability: {
    at: [['v2', 'POST', '/cronofy/individual/availability']],
    summary: 'Times at which colleagues and rooms are free, the first 50, and for each colleague what takes their time',
    permission: 'live_interviews',
    target: 'job',
    body: z.object({
      job_id: JobId,
      attendees: z.array(z.object({ user_id: UserId, required: z.enum(requirementNames) })).max(interviewLimits.panel),
      some: z.number().int().min(1).max(interviewLimits.panel).nullable().default(null),
      required_duration: z.number().int().max(1440).describe('Minutes'),
      availability_days: z.number().int().describe('From the first day on, 30 at most'),
      first_day: z.string().max(10).optional().describe('As 2026-11-26; today when it is absent'),
      buffer: z.object({ before: minutes, after: minutes }).default({ before: 0, after: 0 }),
      rooms: z.array(z.string().max(200)).max(interviewLimits.rooms).default([]),
      tzid: z.string().max(100).describe('On whose clocks times begin'),
    }),
    reply: z.object({
      available_slots: z.array(
        z.object({ start: Instant, end: Instant, participants: z.array(z.object({ sub: UserId })) }),
      ),
      left: z.number().int().describe('How many more there are'),
      members: z.array(
        z.object({
          user_id: UserId,
          free: z.number().describe('Minutes'),
          removed: z.record(z.enum(causes), z.number()).describe('Minutes that each rule took'),
          onlyMissing: z.number().int().describe('Times at which all others are free'),
        }),
      ),
    }),
  },
  schedulingSettings: {
    at: [['legacy', 'POST', '/settings/schedulingSettings']],
    summary: 'Changes whether interviews are approved automatically',
    permission: 'company.settings',
    target: 'none',
    body: z.object({ scheduling: z.object({ isAutoApproveEnabled: z.boolean() }) }),
    reply: z.object({ scheduling: z.object({ isAutoApproveEnabled: z.boolean() }) }),
  },
})
