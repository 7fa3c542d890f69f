import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import { SYSTEM } from '#contracts/kernel/streams.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { emailDomainDecider } from '#domain/email-domain/decider.ts'
import type { Platform } from '#services/platform.ts'

/** The company has proven this email domain. */
export async function ownDomain(
  { commands, context }: Pick<Platform, 'commands' | 'context'>,
  asker: Asker,
  domain: string,
): Promise<void> {
  const { companyId } = asker
  const proofId = randomUUID()
  await commands.handle(
    companyDecider,
    companyId,
    { type: 'AddEmailDomain', data: { domain, proofId } },
    context(asker),
  )
  await commands.handle(
    companyDecider,
    companyId,
    { type: 'ProveEmailDomain', data: { domain, proof: { by: 'dns' } } },
    context(asker),
  )
  await commands.handle(
    emailDomainDecider,
    domain,
    { type: 'ReserveEmailDomain', data: { domain, companyId, proofId } },
    context({ ...asker, companyId: SYSTEM }),
    SYSTEM,
  )
}
