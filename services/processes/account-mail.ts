import type { Recorded } from '#contracts/kernel/recorded.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import type { UserEvent } from '#contracts/user/events.ts'
import { signInCodePeriod } from '#contracts/user/limits.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { mailLanguage } from '../effects/mail/templates.ts'
import { mail } from '../effects/reactions.ts'
import type { Core } from '../core/core.ts'
import { newCode } from '../core/secrets/codes.ts'
import { emailKey } from '../use-cases/accounts/reserve-account.ts'
import type { ProcessManager } from './process-manager.ts'

/** A person whose address is not proven yet is issued a code for it. The event's own id makes a repetition the same code. */
export const newAccountGetsCode: ProcessManager<UserEvent, { codeId: string; codeHash: string }> = {
  name: 'new-account-gets-code',
  category: 'user',
  on: ['UserSignedUp'],
  look: async ({ engines }, { id }) => newCode(engines.keys, id),
  react: ({ event, stream }, data) => {
    if (event.type !== 'UserSignedUp' || event.data.emailVerified) return []
    return [
      {
        kind: 'command',
        aggregate: 'user',
        id: parseStream(stream).id,
        command: { type: 'IssueVerificationCode', data },
      },
    ]
  },
}

type Facts = { to: string; values: Record<string, string> } | null

/** Codes and reset links go to the address of the account, and nowhere else. */
export const accountMessageIsMailed: ProcessManager<UserEvent, Facts> = {
  name: 'account-message-is-mailed',
  category: 'user',
  on: [
    'VerificationCodeIssued',
    'SignInConfirmationIssued',
    'PasswordResetRequested',
    'PasswordChanged',
    'SignInCodeRequested',
  ],
  look,
  react: ({ event }, facts) => {
    const template = templateOf[event.type]
    return facts && template ? [mail({ to: facts.to, template, values: facts.values })] : []
  },
}

const templateOf: { [type in UserEvent['type']]?: string } = {
  VerificationCodeIssued: 'verificationCode',
  SignInConfirmationIssued: 'signInConfirmation',
  PasswordResetRequested: 'passwordReset',
  PasswordChanged: 'passwordChanged',
  SignInCodeRequested: 'signInCode',
}

async function look(core: Core, { stream, event }: Recorded<UserEvent>): Promise<Facts> {
  const { tenant: companyId, id: userId } = parseStream(stream)
  const { state: user } = await core.commands.stateOf(userDecider, { companyId }, userId)
  if (user.status !== 'active' && (user.status !== 'invited' || event.type !== 'SignInConfirmationIssued')) return null
  const { state: company } = await core.commands.stateOf(companyDecider, { companyId }, companyId)
  const details = company.status === 'registered' ? company.details : null
  const language = mailLanguage(user.status === 'active' ? user.language : null, details?.language)
  if (event.type === 'SignInConfirmationIssued')
    return {
      to: user.email,
      values: { language, company: details?.name ?? '', connection: event.data.connection, codeId: event.data.codeId },
    }
  if (user.status !== 'active') return null
  const { email: to, name } = user
  if (event.type === 'VerificationCodeIssued') return { to, values: { name, language, codeId: event.data.codeId } }
  if (event.type === 'PasswordResetRequested')
    return { to, values: { name, language, companyId, userId, resetId: event.data.resetId } }
  if (event.type === 'SignInCodeRequested')
    return {
      to,
      values: { name, language, account: emailKey(core, to), period: String(signInCodePeriod(event.data.requestedAt)) },
    }
  return { to, values: { name, language, link: `${core.settings.publicUrl}/reset-password` } }
}
