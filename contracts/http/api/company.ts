import * as z from 'zod'
import { CompanyDetails } from '../../company/details.ts'
import { companyJobTypes, jobModes, MAX_STAGES } from '../../company/job-defaults.ts'
import { CompanyId, Instant, JobId, UserId, Uuid } from '../../kernel/ids.ts'
import { Permission } from '../../kernel/permissions.ts'
import { PlanName } from '../../subscription/plan-name.ts'
import { CompanyData, companyIdentity, Flags } from './company-data.ts'
import { defineRoutes } from './route.ts'
import { AuthState, UserData } from './user-data.ts'

const count = z.number().int()
export const ApiKey = z
  .object({
    key_id: Uuid,
    label: z.string(),
    scopes: z.array(Permission),
    service_account: z
      .boolean()
      .describe('Stays when who issued it leaves; every other key ends with its issuer, and never may do more'),
    issued_by: z.string(),
    job_id: Uuid.nullable().describe('The one job that the key opens; null: a key of the company'),
    ends_at: z.string().nullable().describe('Null: it does not end'),
  })
  .meta({ id: 'ApiKey' })

const Details = z.object(companyIdentity).meta({ id: 'CompanyDetails' })

const TemplateSettings = z.object({ stages: z.array(z.string().trim().min(1).max(60)).max(MAX_STAGES) })
const NewJobs = z
  .object({
    jobMode: z.enum(jobModes),
    jobType: z.enum(companyJobTypes),
    interviewByChat: z.boolean(),
    templateSettings: TemplateSettings,
  })
  .meta({ id: 'NewJobs' })

/** The company, its people, its plan and its keys (C§7; AUTH-064). */
export const companyRoutes = defineRoutes({
  getCompany: {
    at: [
      ['v2', 'GET', '/company'],
      ['legacy', 'GET', '/company'],
    ],
    summary: 'The company of the caller (AUTH-018)',
    permission: 'signed-in',
    target: 'none',
    query: z.object({
      skipCache: z.stringbool().optional().describe('Accepted for older programs; every answer is fresh'),
    }),
    reply: CompanyData,
  },
  getCompanyFeatures: {
    at: [
      ['v2', 'GET', '/company/features'],
      ['legacy', 'GET', '/company/features'],
    ],
    summary: 'Feature flags of the company, from its plan (AUTH-023)',
    permission: 'signed-in',
    target: 'none',
    query: z.object({
      skipCache: z.stringbool().optional().describe('Accepted for older programs; every answer is fresh'),
    }),
    reply: z.object({ features: Flags }),
  },
  getCompanyDetails: {
    at: [['legacy', 'POST', '/client/getCompanyDetails']],
    summary: 'What the company says of itself (AUTH-063). It is always the company of the caller',
    permission: 'signed-in',
    target: 'none',
    body: z.object({}),
    reply: Details,
  },
  updateCompanyDetails: {
    at: [['legacy', 'PUT', '/companies/updateCompanyDetails']],
    summary:
      'Changes the details that are given and leaves the others. An address (slug) belongs to one company: another that asks for it is refused',
    permission: 'company.settings',
    target: 'none',
    body: z.object({ ...CompanyDetails.shape, slug: z.string().max(100) }).partial(),
    reply: Details,
  },
  setJobMode: {
    at: [['v2', 'PATCH', '/company/jobMode']],
    summary: 'Whether new jobs begin with the usual stages or with those of the company',
    permission: 'company.settings',
    target: 'none',
    body: z.object({
      jobMode: z.enum(jobModes),
      jobType: z.enum(companyJobTypes).optional(),
      interviewByChat: z.boolean().optional().describe('Whether new jobs ask their candidates in a conversation'),
    }),
    reply: NewJobs,
  },
  setTemplateSettings: {
    at: [['v2', 'PATCH', '/company/templateSettings']],
    summary: 'The stages that new jobs of the company begin with, between the first and the last ones',
    permission: 'company.settings',
    target: 'none',
    body: z.object({ templateSettings: TemplateSettings }),
    reply: NewJobs,
  },
  getUser: {
    at: [['legacy', 'GET', '/user']],
    summary: 'Who is calling (AUTH-017), the state of their sign-in (AUTH-015), and what they may do',
    permission: 'signed-in',
    target: 'none',
    reply: z.object({
      company_id: CompanyId,
      user: UserData.nullable().describe('Null for an API key'),
      auth: AuthState,
      key_id: Uuid.nullable(),
      permissions: z.array(Permission),
    }),
  },
  listUsers: {
    at: [['legacy', 'GET', '/users']],
    summary: 'Accounts of the company',
    permission: 'signed-in',
    target: 'none',
    reply: z.object({ users: z.array(UserData) }),
  },
  getBalance: {
    at: [['legacy', 'GET', '/companies/getBalance']],
    summary: 'What the plan allows and what is left of it',
    permission: 'signed-in',
    target: 'none',
    reply: z.object({
      plan_name: PlanName.nullable(),
      cb_job_balance: count.nullable().describe('Job slots left; null is unlimited'),
      cb_job_balance_total: count.nullable().describe('Job slots of the plan; null is unlimited'),
      cb_candidate_balance: count
        .nullable()
        .describe('Candidates left this month, below 0 where some wait; null is unlimited'),
      cb_candidate_balance_total: count.nullable().describe('Candidates a month; null is unlimited'),
      cb_subscription_users: count.nullable().describe('User seats of the plan; null is unlimited'),
      usersLeft: count.nullable().describe('User seats left; null is unlimited'),
      holding: z.array(JobId).describe('Jobs that hold a slot, of those that the caller may see'),
    }),
  },
  getCountryCode: {
    at: [['legacy', 'GET', '/users/country-code']],
    summary: 'The country the caller seems to be in; US when it is not known (NAV-035)',
    permission: 'signed-in',
    target: 'none',
    reply: z.object({ data: z.object({ countryCode: z.string().length(2) }) }),
  },
  getApiKeys: {
    at: [['legacy', 'GET', '/companies/getApiKey']],
    summary: 'API keys of the company, without their secrets',
    permission: 'company.settings',
    target: 'none',
    reply: z.object({ keys: z.array(ApiKey) }),
  },
  updateApiKey: {
    at: [['legacy', 'PUT', '/api/data/updateApiKey']],
    summary:
      'Issues an API key, in place of another when one is named. The key is answered this once, and to a caller that repeats the call with its Idempotency-Key.',
    permission: 'company.settings',
    target: 'api-key',
    body: z.object({
      label: z.string().trim().min(1).max(80),
      scopes: z.array(Permission).min(1),
      replaces: Uuid.optional(),
      service_account: z.boolean().optional().describe('No person’s key: only an administrator issues one'),
    }),
    reply: z.object({ key: z.string(), key_id: Uuid, label: z.string(), scopes: z.array(Permission) }),
    status: 201,
  },
  sendKeyEmail: {
    at: [['legacy', 'POST', '/sendKeyEmail']],
    summary:
      'Mails an API key to the caller, or to another user of the company. Only who has the key can have it sent: it is not kept',
    permission: 'company.settings',
    target: 'api-key',
    body: z.object({
      key: z.string().max(200),
      user_id: UserId.optional().describe('Who gets it; an API key has to say'),
    }),
    reply: z.object({ status: z.literal('OK') }),
  },
  counters: {
    at: [
      ['legacy', 'GET', '/metrics/counters'],
      ['analytics', 'GET', '/metrics/counters'],
    ],
    summary: "The company's counters, counted from its candidates",
    permission: 'candidates.read',
    target: 'none',
    reply: z.object({
      videos: count,
      applicants: count,
      activeJobs: count,
      newThisWeek: count,
      weekSince: Instant,
      byStatus: z.record(z.string(), count),
    }),
  },
})
