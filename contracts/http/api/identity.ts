import * as z from 'zod'
import { CompanyId, UserId, Uuid } from '../../kernel/ids.ts'
import { Permission } from '../../kernel/permissions.ts'
import { defineRoutes } from './route.ts'
import { AuthState, UserData } from './user-data.ts'

const ok = z.object({ status: z.literal('OK') })
const idToken = z.string().min(1).max(10_000).describe('An ID token of the provider, not older than ten minutes')
const account = { company_id: CompanyId, user_id: UserId, username: z.string(), email: z.string() }

/** Signing in and out, and identities at other providers (A§7, C§7). */
export const identityRoutes = defineRoutes({
  checkCompanyForSSOSupport: {
    at: [['legacy', 'GET', '/companies/checkCompanyForSSOSupport']],
    summary:
      'Whether the people of a company sign in through its identity provider; false also where there is no such company',
    permission: 'public',
    target: 'none',
    query: z.object({ companySlug: z.string().max(200) }),
    reply: z.object({ sso: z.boolean() }),
  },
  ssoSignup: {
    at: [['legacy', 'POST', '/users/sso/signup']],
    summary:
      'Opens the account of a person a company’s identity provider vouches for; the same account when there is one',
    permission: 'public',
    target: 'none',
    body: z.object({ company_id: z.string().max(40), idToken }),
    reply: z.object({ status: z.literal('OK'), user: z.object(account) }),
  },
  userSso: {
    at: [['legacy', 'GET', '/user/sso']],
    summary: 'The connection a person signs in through; false where that is a password',
    permission: 'public',
    target: 'none',
    query: z.object({
      email: z.string().max(300),
      auth0_client: z.string().max(1000).optional().describe('Accepted for older programs'),
    }),
    reply: z.object({ connection: z.union([z.string(), z.literal(false)]).describe('For `/auth?company=`') }),
  },
  issueToken: {
    at: [
      ['legacy', 'POST', '/users/token'],
      ['v2', 'POST', '/users/token'],
    ],
    summary:
      'A bearer token that lasts 7200 seconds, for the signed-in user or for the API key that asks; or one that signs a browser in once, within a minute, as `?auth=` of any page, where the person agrees to it',
    permission: 'signed-in',
    target: 'none',
    body: z.object({
      use: z.enum(['api', 'entry']).default('api'),
      scopes: z
        .array(Permission)
        .min(1)
        .optional()
        .describe('What the token may do of what the caller may; all of it unless said'),
    }),
    reply: z.object({
      token: z.string(),
      token_id: Uuid.nullable(),
      token_type: z.literal('Bearer'),
      expires_in: z.number().int().describe('Seconds'),
      scopes: z.array(Permission),
      auth: AuthState.describe('Of the user who is signed in with it'),
    }),
    status: 201,
  },
  revokeToken: {
    at: [
      ['legacy', 'DELETE', '/users/token/{id}'],
      ['v2', 'DELETE', '/users/token/{id}'],
    ],
    summary: 'Ends a token of the caller’s; `ended` is false when it was over already',
    permission: 'signed-in',
    target: 'none',
    params: z.object({ id: Uuid }),
    reply: z.object({ status: z.literal('OK'), ended: z.boolean() }),
  },
  linkAccount: {
    at: [['legacy', 'POST', '/users/linkAccount']],
    summary: 'Links the caller’s account to who they are at Google or at their company’s identity provider',
    permission: 'signed-in',
    target: 'none',
    body: z.object({ connection: z.enum(['google', 'sso']), idToken }),
    reply: ok,
  },
  getUserInfo: {
    at: [['legacy', 'POST', '/users/getUserInfo']],
    summary: 'Who is calling, and what connects them to other systems',
    permission: 'signed-in',
    target: 'none',
    reply: z.object({ user: UserData.nullable().describe('Null for an API key') }),
  },
  logout: {
    at: [['legacy', 'POST', '/users/logout']],
    summary: 'Ends the session or token the call came with; an API key stays as it is',
    permission: 'signed-in',
    target: 'none',
    reply: ok,
  },
})
