import type { AuthState } from '#contracts/http/api/user-data.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { Core } from '../../core/core.ts'
import { accountOf, statusOf } from './sessions.ts'

/** The state of the asker's sign-in (AUTH-015). Pages are given the same as {@link SignedIn}; their token is a cookie that scripts cannot read. */
export const authState =
  (core: Core) =>
  async (asker: Asker): Promise<AuthState> => {
    const { session } = asker
    const account = asker.kind === 'user' ? await accountOf(core)(asker) : null
    const user = account?.user
    return {
      status: user
        ? statusOf(user, { method: session?.method ?? 'link', socialSignIns: user.socialSignIns })
        : 'Success',
      error: null,
      tokenExpiry: session ? new Date(session.endsAt).toISOString() : null,
      email: user?.email ?? null,
      sub: asker.kind === 'user' ? asker.userId : asker.kind === 'apiKey' ? asker.keyId : '',
      picture: user?.picture ?? null,
    }
  }
