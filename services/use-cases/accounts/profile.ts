import { Rejected } from '#contracts/kernel/rejections.ts'
import { portraitPath } from '#contracts/user/portrait.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Core } from '../../core/core.ts'
import { accountOf, type UserAsker } from './sessions.ts'

export type OwnProfile = {
  userId: string
  name: string
  picture: string | null
  email: string
  emailVerified: boolean
  phone: string | null
  hasPassword: boolean
  passwordSetAt: string | null
}

/** A person's own account, whatever their role. @throws Rejected 'account/not-found' */
export const ownProfile =
  (core: Core) =>
  async (asker: UserAsker): Promise<OwnProfile> => {
    const account = await accountOf(core)(asker)
    if (!account) throw new Rejected('account/not-found', 'No such user')
    const { userId, name, email, emailVerified, phone, passwordHash, passwordSetAt, portraitId } = account.user
    return {
      userId,
      name,
      picture: portraitPath({ user_id: userId, portraitId }),
      email,
      emailVerified,
      phone,
      hasPassword: passwordHash !== null,
      passwordSetAt,
    }
  }

/** People choose their own name. @throws Rejected 'request/invalid' with what to mend in `username` */
export const renameSelf =
  ({ commands, context }: Core) =>
  async (asker: UserAsker, { name }: { name: string }): Promise<{ token: ConsistencyToken }> => {
    const { token } = await commands.handle(
      userDecider,
      asker.userId,
      { type: 'RenameUser', data: { name } },
      context(asker),
    )
    return { token }
  }
