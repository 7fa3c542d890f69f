import * as z from 'zod'
import { DEFAULT_LANGUAGE, interfaceLanguages } from '../kernel/language.ts'
import { nameProblem } from '../kernel/name.ts'
import { INCOMPLETE_ADDRESS, webAddress } from '../kernel/web-address.ts'
import { said, type Words } from '../kernel/wording.ts'

/** What a company says of itself (AUTH-018): the fields people edit in Settings. */
export const companyDetails = {
  name: z.string().max(500).describe('Its name'),
  language: z.string().max(40).describe('The language its candidates are first addressed in'),
  website: z.string().max(2000).nullable().describe('Where its own site is'),
  termsUrl: z.string().max(2000).nullable().describe('Its terms, which candidates are shown'),
  privacyUrl: z.string().max(2000).nullable().describe('Its privacy notice, which candidates are shown'),
  candidateAccessDays: z
    .number()
    .int()
    .describe('For how many days the link of a candidate works; then a new one comes by mail'),
}
export const CompanyDetails = z.object(companyDetails)
export type CompanyDetails = z.infer<typeof CompanyDetails>

export const noDetails: CompanyDetails = {
  name: '',
  language: DEFAULT_LANGUAGE,
  website: null,
  termsUrl: null,
  privacyUrl: null,
  candidateAccessDays: 90,
}
/** Whole days. */
export const candidateAccessRange = { min: 7, max: 365 } as const
/** The details as they will be kept, and what to mend in them. */
export function checkedDetails(typed: CompanyDetails): { details: CompanyDetails; problems: Record<string, Words> } {
  const problems: Record<string, Words> = {}
  const name = typed.name.trim()
  const misnamed = nameProblem(name, 'Enter the name of your company')
  if (misnamed) problems.name = misnamed
  if (!Object.hasOwn(interfaceLanguages, typed.language)) problems.language = 'Choose one of the languages'
  const addresses = (['website', 'termsUrl', 'privacyUrl'] as const).map((field) => {
    const text = typed[field]?.trim() ?? ''
    const address = text === '' ? null : webAddress(text)
    if (text !== '' && address === null) problems[field] = INCOMPLETE_ADDRESS
    return [field, address] as const
  })
  const days = typed.candidateAccessDays
  if (days < candidateAccessRange.min || days > candidateAccessRange.max)
    problems.candidateAccessDays = said`Enter a whole number from ${candidateAccessRange.min} to ${candidateAccessRange.max}`
  return {
    details: {
      name,
      language: typed.language,
      candidateAccessDays: days,
      ...(Object.fromEntries(addresses) as Record<'website' | 'termsUrl' | 'privacyUrl', string | null>),
    },
    problems,
  }
}
