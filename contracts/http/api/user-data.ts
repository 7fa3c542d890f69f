import * as z from 'zod'
import { calendarWays } from '../../availability/calendars.ts'
import { GlobalRole } from '../../company/team.ts'
import { CompanyId, Instant, UserId } from '../../kernel/ids.ts'
import { AuthStatus } from '../../user/auth-status.ts'

/** User data as A§3 lists it (AUTH-017). What nothing here can fill yet has its empty value, and says so. */
export const UserData = z
  .object({
    id: UserId.describe('The same as user_id'),
    user_id: UserId,
    company_id: CompanyId,
    username: z.string(),
    email: z.string(),
    email_verified: z.boolean().describe('Whether they have proved that the address is theirs'),
    picture: z
      .string()
      .nullable()
      .describe('Address of a picture of them at the provider they sign in through. Null: it names none'),
    personalImg: z.string().nullable().describe('Address of the portrait they put up (uploadImage). Null: none'),
    permissions: GlobalRole.describe('Global role; admin for a person who signs up'),
    creator: z.boolean().describe('Whether they created the company'),
    showCollaborationPopup: z
      .boolean()
      .describe('Whether it is time to ask them for colleagues: alone in the company a day after signing up'),
    resumeMessage: z.string().nullable().describe('Words for a person who comes back. Null: nothing sets them'),
    createdAt: Instant.describe('When they signed up or were first invited'),
    JAAccountId: z.string().nullable().describe('The account of their company at JobAdder. Null: not linked'),
    integrationHasClientId: z
      .boolean()
      .describe('Whether their company is connected with an applicant tracking system'),
    calendar: z
      .object({ linked: z.boolean(), provider: z.enum(calendarWays).nullable() })
      .describe('Whether a calendar elsewhere is connected, and how the first of them is read'),
  })
  .meta({ id: 'UserData' })

/** The state of the caller's sign-in (AUTH-015). */
export const AuthState = z
  .object({
    status: AuthStatus,
    error: z.null().describe('A call that fails is answered with a problem instead; its `code` is the error'),
    tokenExpiry: Instant.nullable().describe(
      'When the session or token ends unless it is used before; null for an API key, which does not',
    ),
    email: z.string().nullable().describe('Null for an API key'),
    sub: z.string().describe('The user, or the API key'),
    picture: z.string().nullable().describe('As in the data of the user'),
  })
  .meta({ id: 'AuthState' })
export type AuthState = z.infer<typeof AuthState>
