import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { languageOf } from '../../lib/language.server.ts'
import { browserOf } from '../../lib/browser.server.ts'
import { textOf } from '../../lib/form.server.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { openedCookies } from '../../lib/session.server.ts'
import { roleNameIn, teamTextIn } from '../../team/role-name.ts'
import { type TabServer, unknownIntent } from '../tab.server.ts'

/** A person's own account: what it says of them, and what they may change in it whatever their role. */
export const profile = {
  async load({ asker, request, context, platform }) {
    const t = teamTextIn(await languageOf(request, context))
    const passwordChanged = new URL(request.url).searchParams.has('passwordChanged')
    const { accounts } = platform.useCases
    const [own, conceals] = await Promise.all([accounts.ownProfile(asker), accounts.concealsRejected(asker)])
    return { ...own, role: roleNameIn(t, asker.role), passwordChanged, conceals }
  },

  /** A new password ends every session of the account; this browser is given the one that is left. */
  async act({ asker, context, request, platform: { useCases, caughtUp } }, form) {
    const name = textOf(form, 'username')
    try {
      switch (form.get('intent')) {
        case 'rename':
          await caughtUp((await useCases.accounts.renameSelf(asker, { name })).token)
          return { saved: 'name' as const }
        case 'portrait':
        case 'remove-portrait': {
          const image = form.get('intent') === 'portrait' ? form.get('image') : null
          const bytes = image instanceof Blob ? Buffer.from(await image.arrayBuffer()) : null
          const { userId } = asker
          const { token } = await useCases.team.changePortrait(asker, { userId, bytes, commandId: randomUUID() })
          await caughtUp(token)
          return { saved: 'portrait' as const }
        }
        case 'board':
          await useCases.accounts.concealRejection(asker, { conceal: form.get('conceal') === 'yes' })
          return { saved: 'board' as const }
        case 'password': {
          const passwords = { current: textOf(form, 'current'), next: textOf(form, 'password') }
          const opened = await useCases.accounts.changePassword(asker, passwords, browserOf(request, context))
          return redirect('/admin/settings?tab=profile&passwordChanged=1', { headers: openedCookies(context, opened) })
        }
        default:
          throw unknownIntent()
      }
    } catch (error) {
      return refusal(error, { request, context }, { username: name })
    }
  },
} satisfies TabServer
