import * as z from 'zod'
import { CompanyId, UserId, Uuid } from '../ids.ts'
import { Permission } from '../permissions.ts'
import { CompanyDetails } from './details.ts'

export const RegisterCompany = z.object({
  type: z.literal('RegisterCompany'),
  data: z.object({ companyId: CompanyId, name: z.string().max(500), createdBy: UserId }),
})
export const IssueApiKey = z.object({
  type: z.literal('IssueApiKey'),
  data: z.object({ keyId: Uuid, label: z.string().trim().min(1).max(80), scopes: z.array(Permission).min(1), secretHash: z.string() }),
})
export const RevokeApiKey = z.object({ type: z.literal('RevokeApiKey'), data: z.object({ keyId: Uuid }) })
export const ChangeCompanyDetails = z.object({ type: z.literal('ChangeCompanyDetails'), data: CompanyDetails })
/** Sent by the process that hears of the reservation. */
export const TakeCompanySlug = z.object({ type: z.literal('TakeCompanySlug'), data: z.object({ slug: z.string(), claim: Uuid }) })

/** Without a secret the one that is kept stays. */
export const ConfigureSingleSignOn = z.object({
  type: z.literal('ConfigureSingleSignOn'),
  data: z.object({ issuer: z.string().max(500), clientId: z.string().max(300), clientSecret: z.string().max(500).nullable(), signUp: z.boolean(), passwords: z.boolean() }),
})
export const DisableSingleSignOn = z.object({ type: z.literal('DisableSingleSignOn'), data: z.object({}) })

export const CompanyCommand = z.discriminatedUnion('type', [
  RegisterCompany,
  IssueApiKey,
  RevokeApiKey,
  ConfigureSingleSignOn,
  DisableSingleSignOn,
  ChangeCompanyDetails,
  TakeCompanySlug,
])
export type CompanyCommand = z.infer<typeof CompanyCommand>
export type CompanyCommandData<Type extends CompanyCommand['type']> = Extract<CompanyCommand, { type: Type }>['data']
