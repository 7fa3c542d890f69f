import { redirect } from '@remix-run/node'
import { leave } from '../../auth/leave.server.ts'
import { textOf } from '../../lib/form.server.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { sessionCookie } from '../../lib/session.server.ts'
import { type TabServer, unknownIntent } from '../tab.server.ts'

/** A person's own sessions and bearer tokens, and their end. */
export const sessions = {
  load: async ({ asker, platform }) => ({ sessions: await platform.useCases.accounts.ownSessions(asker) }),

  async act({ asker, context, request, platform: { useCases } }, form) {
    const gone = () => redirect('/login?signedOut=1', { headers: { 'Set-Cookie': sessionCookie(context, null) } })
    try {
      switch (form.get('intent')) {
        case 'revoke': {
          const id = textOf(form, 'session')
          await useCases.accounts.revokeSession(asker, id)
          return id === asker.session?.id ? gone() : { ended: 1 }
        }
        case 'revoke-others': {
          const others = (await useCases.accounts.ownSessions(asker)).filter(({ current }) => !current)
          for (const { id } of others) await useCases.accounts.revokeSession(asker, id).catch(alreadyEnded)
          return { ended: others.length }
        }
        case 'sign-out-everywhere':
          return await leave(request, context, { everywhere: true })
        default:
          throw unknownIntent()
      }
    } catch (error) {
      return refusal(error, { request, context })
    }
  },
} satisfies TabServer

/** The person may sign out elsewhere while the others are ended. */
const alreadyEnded = (error: unknown) => {
  if ((error as { code?: string }).code !== 'account/session-not-found') throw error
}
