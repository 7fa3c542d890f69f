import * as z from 'zod'
import { CompanyId, Instant, UserId } from '../../kernel/ids.ts'
import { PlanName } from '../../subscription/plan-name.ts'
import { AuthStatus } from '../../user/auth-status.ts'
import { defineRoutes } from './route.ts'

const email = z.string().max(300)
const done = z.object({ status: z.literal('OK') })

/** Getting in with a password (AUTH-034..040, 062). The public ones say as little as possible and are rate-limited. */
export const accountRoutes = defineRoutes({
  checkUserExists: {
    at: [
      ['legacy', 'POST', '/users/checkUserExists'],
      ['v2', 'POST', '/users/checkUserExists'],
    ],
    summary: 'Whether an account has an address. Twenty questions in ten minutes',
    permission: 'public',
    target: 'none',
    body: z.object({ email }),
    reply: z.object({ exists: z.boolean() }),
  },
  signUp: {
    at: [
      ['legacy', 'POST', '/users/signup'],
      ['v2', 'POST', '/users/signup'],
    ],
    summary:
      'First step of a sign-up: the account. A code is mailed to its address, in the language of Accept-Language; /postRegistration is the second step',
    permission: 'public',
    target: 'none',
    body: z.object({ username: z.string().max(500), email, password: z.string().max(500) }),
    reply: z.object({
      user_id: UserId,
      client_id: CompanyId,
      status: AuthStatus,
      access_token: z.string().describe('For the calls that follow, as a bearer token'),
      expires_in: z.number(),
    }),
    status: 201,
  },
  verifyUser: {
    at: [['legacy', 'POST', '/users/verifyUser']],
    summary: 'Proves an address with the code that was mailed to it',
    permission: 'public',
    target: 'none',
    body: z.object({ email, verificationCode: z.string().max(20) }),
    reply: z.object({
      verified: z.boolean().describe('False for a wrong or old code, and for an address without an account'),
    }),
  },
  resendVerificationCode: {
    at: [['legacy', 'POST', '/users/resendVerificationCode']],
    summary:
      'Mails a new code, if an account has the address, is not verified yet, and the last code is not too recent',
    permission: 'public',
    target: 'none',
    body: z.object({ email }),
    reply: done,
  },
  resetPassword: {
    at: [['legacy', 'POST', '/users/resetPassword']],
    summary: 'Mails a link that sets a new password, if an account has the address',
    permission: 'public',
    target: 'none',
    body: z.object({ email }),
    reply: z.object({ message: z.string().describe('The same for every address') }),
  },
  postRegistration: {
    at: [['legacy', 'POST', '/postRegistration']],
    summary: 'Second step of a sign-up: the company, which is opened with the starter plan',
    permission: 'signed-in',
    target: 'none',
    body: z.object({
      user_metadata: z.object({ company_name: z.string().max(500), phone: z.string().max(40).default('') }),
    }),
    reply: done,
  },
  setUsername: {
    at: [['legacy', 'POST', '/users/setUsername']],
    summary:
      'Changes the name of the signed-in user. For another user of the company, by a token or an API key it takes the permission `users.update`',
    permission: 'signed-in',
    target: 'none',
    body: z.object({
      username: z.string().max(500),
      user_id: UserId.optional().describe('An API key has to say whose'),
    }),
    reply: done,
  },
  uploadImage: {
    at: [['legacy', 'POST', '/users/uploadImage']],
    summary:
      'Puts up the portrait of the signed-in user: PNG, JPEG or WebP, at most 1 MB. For another user of the company, by a token or an API key it takes the permission `users.update`',
    permission: 'signed-in',
    target: 'none',
    query: z.object({ user_id: UserId.optional().describe('An API key has to say whose') }),
    upload: 'image',
    reply: z.object({ url: z.string().describe('Where people of the company, and its API keys, get the picture') }),
  },
  createClient: {
    at: [['legacy', 'POST', '/client/create']],
    summary: 'Confirms that the account record of a sign-up is there, before its second step too',
    permission: 'signed-in',
    target: 'company',
    body: z.object({ email, client_id: CompanyId }),
    reply: done,
  },
  getClient: {
    at: [['legacy', 'GET', '/client/get/{id}']],
    summary: "The account record of the caller's company",
    permission: 'signed-in',
    target: 'company',
    params: z.object({ id: CompanyId }),
    reply: z.object({
      client_id: CompanyId,
      name: z.string(),
      plan_name: PlanName.nullable(),
      created_by: UserId,
      createdAt: Instant,
    }),
  },
})
