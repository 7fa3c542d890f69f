import * as z from 'zod'
import { catalogueTypes, connectable, integrationTypes } from '../../integration/catalogue.ts'
import { credentialLimits } from '../../integration/limits.ts'
import { MessagingSettings } from '../../integration/settings.ts'
import { CompanyId, Uuid } from '../../kernel/ids.ts'
import { planNames } from '../../subscription/plans.ts'
import { defineRoutes } from './route.ts'

const OK = z.object({ status: z.literal('OK') })
const statuses = ['add', 'connected', 'paused', 'needs-attention'] as const
const Entry = z
  .object({
    id: z.string().describe('Of the connection, or the type while there is none'),
    type: z.enum(catalogueTypes),
    title: z.string(),
    status: z.enum(statuses),
    requiredUpgrade: z.enum(planNames).describe('The smallest plan that has it'),
    isNew: z.boolean(),
    logo: z.string().nullable().describe('Null: shown as its first letter'),
    defaultMessagingSettings: MessagingSettings.nullable().describe('Null while it is not connected'),
  })
  .meta({ id: 'Integration' })
/** The shape in which keys for an applicant tracking system are answered (INT-013, 028). */
const Key = z.object({
  data: z.object({ data: z.array(z.object({ attributes: z.object({ ghApiKey: z.string() }) })).length(1) }),
})
const JobAdderCompany = z.object({
  company_id: CompanyId,
  company: z.string(),
  logo: z.string().nullable(),
  JAAccountId: z.string().nullable().describe('Null while it is not linked'),
})
const Token = z.string().trim().min(1).max(credentialLimits.token)
const Email = z.string().trim().min(1).max(credentialLimits.email)
const manages = { permission: 'company.integrations', target: 'none' } as const

export const integrationRoutes = defineRoutes({
  listIntegrations: {
    at: [['legacy', 'GET', '/companies/getIntegrationsList']],
    summary: 'Every system that can be connected, and how it is with it (INT-001, 004)',
    ...manages,
    reply: z.object({ integrations: z.array(Entry) }),
  },
  addIntegration: {
    at: [['legacy', 'POST', '/companies/integrations/addIntegration']],
    summary: 'Connects a system, or changes its credentials (INT-006)',
    ...manages,
    body: z.object({
      data: z.object({
        type: z.enum(catalogueTypes),
        token: Token.optional().describe('With which we call it'),
        email: Email.optional(),
      }),
    }),
    reply: z.object({ integration: Entry }),
  },
  deleteIntegration: {
    at: [['legacy', 'DELETE', '/companies/integrations/delete/{id}']],
    summary: 'Disconnects a system by the id of its connection (INT-006)',
    ...manages,
    target: 'integration',
    params: z.object({ id: Uuid }),
    reply: OK,
  },
  notifyOfIntegration: {
    at: [['legacy', 'POST', '/companies/integrations/notifyMe']],
    summary: 'Asks for a message when a system can be connected (INT-006)',
    ...manages,
    body: z.object({ type: z.enum(integrationTypes) }),
    reply: OK,
  },
  checkIntegration: {
    at: [['legacy', 'POST', '/checkIntegration']],
    summary: 'Tries the credentials of a connected system (INT-007)',
    ...manages,
    body: z.object({ type: z.enum(connectable) }),
    reply: z.object({
      status: z.enum(['OK', 'not-checked']).describe('not-checked: no address is set up where they could be tried'),
    }),
  },
  changeIntegration: {
    at: [['legacy', 'PATCH', '/integrations/{id}']],
    summary: 'What candidates who come through it are sent (INT-009)',
    ...manages,
    target: 'integration',
    params: z.object({ id: Uuid }),
    body: z.object({ defaultMessagingSettings: MessagingSettings }),
    reply: OK,
  },
  linkJobAdderAccount: {
    at: [['legacy', 'POST', '/client/link_client_jaaccount']],
    summary: 'Which account at JobAdder a colleague is linked to: the one of the company (INT-023)',
    ...manages,
    body: z.object({ email: Email }),
    reply: z.object({ JAAccountId: z.string() }),
  },
  linkUserToClient: {
    at: [['legacy', 'POST', '/client/linkUserToClient']],
    summary: 'Completes the company of the person who linked it to JobAdder: its name, and its logo (INT-023)',
    ...manages,
    body: z.object({
      email: Email.describe('Of the caller'),
      company: z.string().max(500),
      logo: z.string().max(2000).nullish().describe('The address that the upload of a brand picture answered'),
      JAAccountId: z.string().max(200),
    }),
    reply: JobAdderCompany,
  },
  getJobAdderCompany: {
    at: [['legacy', 'POST', '/companies/getJACompanyDetails']],
    summary: 'The company, and which account at JobAdder it is linked to (INT-023)',
    ...manages,
    body: z.object({}),
    reply: JobAdderCompany,
  },
  saveAtsToken: {
    at: [['legacy', 'POST', '/tokens/save']],
    summary: 'Keeps the token and address of Greenhouse, and answers with the key for it (INT-013, 028)',
    ...manages,
    body: z.object({ token: Token, email: Email }),
    reply: Key,
  },
  newAtsKey: {
    at: [['legacy', 'GET', '/tokens/new']],
    summary: 'Another key for Greenhouse; the one before ends (INT-013)',
    ...manages,
    changes: true,
    reply: Key,
  },
})
