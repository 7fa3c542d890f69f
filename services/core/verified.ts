import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from './core.ts'

export const NOT_VERIFIED = 'Please verify your email address first'

/** For what only a person with a proven address may begin: creating jobs, handing out keys, connecting systems, inviting others. */
export async function requireVerifiedEmail({ commands }: Pick<Core, 'commands'>, asker: Asker): Promise<void> {
  if (asker.kind !== 'user') return
  const { state: user } = await commands.stateOf(userDecider, asker, asker.userId)
  if (user.status === 'active' && !user.emailVerified) throw new Rejected('account/email-not-verified', NOT_VERIFIED)
}
