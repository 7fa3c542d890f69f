import { redirect } from '@remix-run/node'
import { sessionCookie } from '../../lib/session.server.ts'
import { type TabServer, unknownIntent } from '../tab.server.ts'

export const sessions = {
  load: async () => ({}),

  async act({ asker, context, platform: { useCases } }, form) {
    if (form.get('intent') !== 'sign-out-everywhere') throw unknownIntent()
    await useCases.signOutEverywhere(asker)
    return redirect('/login?signedOut=1', { headers: { 'Set-Cookie': sessionCookie(context, null) } })
  },
} satisfies TabServer
