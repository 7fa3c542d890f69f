import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { AtsApplication, AtsJob, AtsNotice, AtsStage, AtsUser, LinkedAccount, LinkToken } from './aggregator.ts'

// What Merge answers, in the words of its client. Nearly everything may be null, and values of lists may be any text.
const Id = z.string().min(1).max(200)
const text = z.string().nullish()
const Page = z.object({ data: z.array(z.unknown()), response: z.object({ next: text }) })

const Job = z
  .object({ id: Id, name: text, status: text })
  .transform(({ id, name, status }): AtsJob => ({ id, name: named(name, id), status: status ?? null }))
const Stage = z
  .object({ id: Id, name: text, stageOrder: z.number().nullish() })
  .transform(({ id, name, stageOrder }): AtsStage => ({ id, name: named(name, id), order: stageOrder ?? null }))
const User = z
  .object({ id: Id, firstName: text, lastName: text, email: text, disabled: z.boolean().nullish() })
  .transform(({ id, firstName, lastName, email, disabled }): AtsUser & { isDisabled: boolean } => ({
    id,
    name: named(fullName(firstName, lastName), email ?? id),
    email: email ?? null,
    isDisabled: disabled === true,
  }))
const Candidate = z.object({
  id: Id,
  firstName: text,
  lastName: text,
  emailAddresses: z.array(z.object({ value: text })).nullish(),
  phoneNumbers: z.array(z.object({ value: text })).nullish(),
})
const expanded = <Schema extends z.ZodType>(schema: Schema) => z.union([Id, schema]).nullish()
const Application = z
  .object({
    id: Id,
    candidate: Candidate,
    job: expanded(z.object({ id: Id })),
    currentStage: expanded(z.object({ id: Id })),
    rejectedAt: z.union([z.date(), z.string()]).nullish(),
  })
  .transform(({ id, candidate, job, currentStage, rejectedAt }): AtsApplication => {
    const email = firstOf(candidate.emailAddresses)
    return {
      id,
      jobId: idOf(job) ?? '',
      candidateId: candidate.id,
      name: named(fullName(candidate.firstName, candidate.lastName), email.split('@')[0]!),
      email,
      phone: firstOf(candidate.phoneNumbers),
      stageId: idOf(currentStage),
      isRejected: Boolean(rejectedAt),
    }
  })
const Token = z.object({ linkToken: z.string().min(1), integrationName: text, magicLinkUrl: text }).transform(
  ({ linkToken, integrationName, magicLinkUrl }): LinkToken => ({
    linkToken,
    system: integrationName ?? null,
    magicLinkUrl: magicLinkUrl || null,
  }),
)
const Account = z
  .object({ accountToken: z.string().min(1), id: Id, integration: z.object({ name: text, slug: text }) })
  .transform(
    ({ accountToken, id, integration: { name, slug } }): LinkedAccount => ({
      accountToken,
      accountId: id,
      system: slug ?? '',
      systemName: name ?? slug ?? '',
    }),
  )
/** Only in a message that says that access was allowed. */
const Notice = z.object({
  linked_account: z.object({ id: Id, integration: text, integration_slug: text, end_user_origin_id: text }),
  data: z.object({ account_token: text }).nullish().catch(null),
})

/** What an answer has to look like. */
export const shapes = { Page, Job, Stage, User, Application, Token, Account }

export function noticeOf(body: unknown): AtsNotice | null {
  const { success, data: notice } = Notice.safeParse(body)
  if (!success || !notice.linked_account.end_user_origin_id) return null
  const { id, integration, integration_slug, end_user_origin_id } = notice.linked_account
  const token = notice.data?.account_token
  const system = integration_slug ?? ''
  return {
    companyId: end_user_origin_id,
    accountId: id,
    linked: token ? { accountToken: token, system, systemName: integration ?? system } : null,
  }
}

/** Over the raw body; its base64 is written in two alphabets, with and without padding. */
export function isSigned(raw: Buffer, signature: string, key: string): boolean {
  const expected = createHmac('sha256', key).update(raw).digest('base64url')
  const given = signature.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}

const named = (name: string | null | undefined, other: string) => name?.trim() || other
const fullName = (first?: string | null, last?: string | null) => `${first ?? ''} ${last ?? ''}`.trim()
const firstOf = (values: { value?: string | null }[] | null | undefined) =>
  values?.find(({ value }) => value)?.value?.trim() ?? ''
const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === 'string' ? value : (value?.id ?? null)
