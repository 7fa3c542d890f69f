import * as z from 'zod'
import { Instant } from '../../kernel/ids.ts'
import { type FeatureGroup, featureGroups, type PlanFeature } from '../../subscription/catalogue.ts'
import { PlanName } from '../../subscription/plan-name.ts'
import { currencies, frequencies } from '../../subscription/prices.ts'
import { defineRoutes } from './route.ts'

const count = z.number().int()
const Currency = z.enum(currencies)
const eachCurrency = <Of extends z.ZodType>(of: Of) => z.record(Currency, z.record(z.enum(frequencies), of))
const upper = ['USD', 'AUD', 'GBP'] as const satisfies Uppercase<(typeof currencies)[number]>[]
const limit = count.nullable().describe('Null is unlimited')
const groups = Object.keys(featureGroups) as [FeatureGroup, ...FeatureGroup[]]
const names = Object.values(featureGroups).flat() as [PlanFeature, ...PlanFeature[]]

const Plan = z
  .object({
    name: PlanName,
    title: z.string().describe('What people know it by'),
    subTitle: z.string(),
    planLevel: count,
    isEnterprise: z.boolean(),
    ids: eachCurrency(z.string()).nullable().describe('By currency and frequency; null where it is agreed'),
    price: z
      .union([eachCurrency(count), z.literal('custom')])
      .describe('Of one month by currency and frequency, in the smallest unit of the currency: cents or pence'),
    yearlySavings: count.describe('What a year costs less billed at once, in the currency of the answer'),
    volume: z.object({
      activeJobs: limit,
      userSeats: limit,
      textSmsInvites: limit.describe('In a month; null is unlimited'),
      oneWayInterviews: limit.describe('In a month; null is unlimited'),
      liveInterviews: limit.describe('In a month; null is unlimited'),
    }),
    features: z.record(z.enum(groups), z.array(z.enum(names))).describe('What it has, by group'),
    highlightFeatures: z.array(z.enum(names)).describe('What it adds to the plan before it'),
    addons: z
      .array(
        z.object({
          id: z.string(),
          quantity: count.describe('How many may be added at most'),
          unit_price: count.describe('Of one for a month, in the smallest unit of the currency of the answer'),
          frequency: z.enum(frequencies).describe('Of the plan that it is added to'),
        }),
      )
      .describe('What can be bought beside it'),
  })
  .meta({ id: 'Plan' })

const Used = z.object({
  used: count,
  total: limit,
  left: count.nullable().describe('Below 0 where more is in use than the plan has; null is unlimited'),
})

const contact = z.object({
  name: z.string().max(200).optional().describe('Left out, the name of the caller'),
  email: z.string().max(320).optional().describe('Where the answer goes; left out, the address of the caller'),
  phone: z.string().max(60).optional(),
  message: z.string().max(20_000).describe('4000 characters at most'),
})
const sent = z.object({ status: z.literal('OK') })

/** What plans cost, what is used of the company's own, and questions about them (A§7, C§7). */
export const pricingRoutes = defineRoutes({
  listPlans: {
    at: [
      ['legacy', 'GET', '/chargebee/plans'],
      ['v2', 'GET', '/chargebee/plans'],
    ],
    summary: 'The plans that are sold, smallest first (BILL-004, BILL-046)',
    permission: 'signed-in',
    target: 'none',
    query: z.object({
      currency: z.enum([...currencies, ...upper]).optional(),
      country: z
        .string()
        .regex(/^[A-Za-z]{2}$/)
        .optional()
        .describe('ISO 3166 alpha-2: decides on the currency where none is given'),
    }),
    reply: z.object({ currency: Currency, plans: z.array(Plan) }),
  },
  getClientUsage: {
    at: [['legacy', 'GET', '/companies/getClientUsage']],
    summary: 'What the company has used of its plan, and which candidates wait past its limit (BILL-042, BILL-057)',
    permission: 'signed-in',
    target: 'none',
    reply: z.object({
      plan_name: PlanName.nullable().describe('Null for a company without a subscription, which has no limits'),
      monthSince: Instant.nullable().describe('Since when interviews and text messages are counted'),
      activeJobs: Used,
      userSeats: Used,
      textSmsInvites: Used,
      oneWayInterviews: Used,
      liveInterviews: Used,
      waitingCandidates: z
        .array(z.object({ video_id: z.string(), job_id: z.string(), job_title: z.string(), completedAt: Instant }))
        .describe('Of jobs that the caller may see, newest first, 200 at most'),
      administrators: z
        .array(z.object({ username: z.string(), email: z.string() }))
        .describe('Colleagues who may change the plan, five at most'),
    }),
  },
  getClientCurrency: {
    at: [['legacy', 'GET', '/users/client-currency']],
    summary: 'The currency that prices are shown in, from the country the caller seems to be in (BILL-013)',
    permission: 'signed-in',
    target: 'none',
    reply: z.object({ currency: Currency, sign: z.string() }),
  },
  contactUs: {
    at: [['legacy', 'POST', '/billing/contactUs']],
    summary: 'Mails a question about billing to the people who run the installation (BILL-056)',
    permission: 'signed-in',
    target: 'none',
    body: contact.extend({ plan: PlanName.optional().describe('The plan it is about') }),
    reply: sent,
  },
  contactEnterprisePlan: {
    at: [['legacy', 'POST', '/billing/contact/enterprise-plan']],
    summary: 'The same about the plan whose price is agreed with each company (BILL-056)',
    permission: 'signed-in',
    target: 'none',
    body: contact,
    reply: sent,
  },
})
