import { nameProblem } from '#contracts/kernel/name.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { InterfaceLanguage } from '#contracts/kernel/interface-language.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { accountMessages } from '#contracts/user/messages.ts'
import { passwordMessages, passwordProblem } from '#contracts/user/password.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { openInvitation } from '#domain/user/policies/invitation.ts'
import type { Core } from '../../core/core.ts'
import { type InvitationRef, readInvitationCode } from '../../core/secrets/invitation-code.ts'
import { attempts } from '../../core/attempts.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { formerHolder, takeAddress } from '../accounts/acceptance.ts'

const MINUTE = 60_000

/** `endsAccount`: the person began an account with this address and never confirmed it; it ends as they accept. */
export type OpenInvitation = {
  email: string
  companyName: string
  invitedBy: string | null
  expiresAt: string
  endsAccount: boolean
}
export type JoinForm = { code: string; name: string; password: string }

/** A whole office joins from one address. */
const limitOf = (core: Core) => attempts(core, { name: 'joins', limit: 100, windowMs: 10 * MINUTE })

/** What an invitation link leads to, for the page on which it is answered (TEAM-029). */
export function joining(core: Core) {
  const joins = limitOf(core)

  async function open(code: string): Promise<{ ref: InvitationRef; invitation: OpenInvitation }> {
    const ref = readInvitationCode(core.engines.keys, code)
    if (!ref)
      throw new Rejected(
        'invitation/not-found',
        'This invitation link is not complete. Please open it again from the email.',
      )
    const scope = { companyId: ref.companyId }
    const { state } = await core.commands.stateOf(userDecider, scope, ref.userId)
    const user = openInvitation(state, ref.invitationId, core.now())
    const [{ state: company }, { state: inviter }] = await Promise.all([
      core.commands.stateOf(companyDecider, scope, ref.companyId),
      core.commands.stateOf(userDecider, scope, user.invitedBy ?? ''),
    ])
    const { email, expiresAt } = user
    const { unproven } = await formerHolder(core, { ...ref, email })
    const invitedBy = inviter.status === 'active' ? inviter.name : null
    const companyName = company.status === 'registered' ? company.details.name : ''
    return { ref, invitation: { email, companyName, invitedBy, expiresAt, endsAccount: unproven } }
  }

  /** An invitation that was over by the time its account would have been opened. */
  const whyOver = (code: string) =>
    open(code).then(
      () => new Rejected('command/conflict', 'Somebody else changed this at the same moment. Please try again.'),
      (error: unknown) => error,
    )

  return {
    /** @throws Rejected 'invitation/not-found', '/expired', '/revoked', '/used' or '/account-elsewhere', in words for the person invited. */
    invitationOf: async (code: string): Promise<OpenInvitation> => (await open(code)).invitation,

    /** The account is theirs from now on; the link is used up. `language` is that of the page on which they answered. */
    async acceptInvitation(
      { code, name, password }: JoinForm,
      address: string,
      language: InterfaceLanguage | null = null,
    ): Promise<{ companyId: string; userId: string; token: ConsistencyToken }> {
      await joins.take(address)
      const { ref, invitation } = await open(code)
      const problems = joinProblems({ name, password }, invitation)
      if (Object.keys(problems).length > 0)
        throw new Rejected('account/invalid-signup', accountMessages.invalid_signup, problems)
      const { companyId, userId, invitationId } = ref
      const acceptance = {
        invitationId,
        name: name.trim(),
        passwordHash: await hashPassword(password, { share: userId, first: true }),
        language,
      }
      const revision = await takeAddress(core, { companyId, userId, email: invitation.email }, acceptance)
      if (revision === null) throw await whyOver(code)
      return { companyId, userId, token: { [streamName(companyId, 'user', userId)]: revision } }
    },
  }
}

function joinProblems(
  { name, password }: Pick<JoinForm, 'name' | 'password'>,
  { email, companyName }: OpenInvitation,
): Record<string, string> {
  const problems: Record<string, string> = {}
  const tidy = name.trim()
  const misnamed = nameProblem(tidy, 'Enter your name')
  if (misnamed) problems.name = misnamed
  const problem = passwordProblem(password, { name: tidy, email, companyName })
  if (problem) problems.password = passwordMessages[problem]
  return problems
}
