import type { EmailDomainEvent } from '#contracts/email-domain/events.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'

export type EmailDomain = { status: 'free' } | { status: 'held'; companyId: CompanyId; proofId: string }

export const initialState = (): EmailDomain => ({ status: 'free' })

export const evolve = (_state: EmailDomain, { type, data }: EmailDomainEvent): EmailDomain =>
  type === 'EmailDomainReserved'
    ? { status: 'held', companyId: data.companyId, proofId: data.proofId }
    : { status: 'free' }
