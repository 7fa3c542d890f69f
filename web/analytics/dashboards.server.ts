import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { questionIn } from '#contracts/analytics/question.ts'
import { addressOf, type Question } from '#contracts/analytics/ranges.ts'
import { mailRhythms } from '#contracts/dashboard/mails.ts'
import { Uuid } from '#contracts/kernel/ids.ts'
import type { Readers } from '#projections/readers.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { formOf, textOf } from '../lib/form.server.ts'
import { refusal } from '../lib/refusal.server.ts'
import { commandIn } from '../offline/command-id.server.ts'
import { isSection, type Section } from './sections.ts'

const pathOf = (address: string) => (address ? `/admin/stats?${address}` : '/admin/stats')

/** Saves, mails or deletes a dashboard, and goes to what it shows. */
export async function dashboardAction({ asker }: SignedIn, { request, context }: ActionFunctionArgs) {
  const { useCases, caughtUp } = context.platform
  const form = await formOf(request)
  const commandId = commandIn(form, { request, asker })
  const id = Uuid.safeParse(form.get('dashboardId'))
  const [name, address, asked] = [textOf(form, 'name'), textOf(form, 'address', 4000), textOf(form, 'section')]
  try {
    switch (form.get('intent')) {
      case 'save': {
        // A new one is named by its command, so that the same form sent twice saves one.
        const dashboardId = id.success ? id.data : commandId
        const section = isSection(asked) && asked !== 'overview' ? asked : ''
        const shared = form.get('shared') === '1'
        const question = questionIn(new URLSearchParams(address))
        if (!question) throw new Response(null, { status: 400, statusText: 'Bad Request' })
        const save = { dashboardId, name, question, section, shared, commandId }
        await caughtUp((await useCases.company.saveDashboard(asker, save)).token)
        break
      }
      case 'mail': {
        const asked = textOf(form, 'every')
        const every = mailRhythms.find((one) => one === asked) ?? null
        if (!id.success || (asked !== '' && !every))
          throw new Response(null, { status: 400, statusText: 'Bad Request' })
        const set = { dashboardId: id.data, every, commandId }
        await caughtUp((await useCases.company.setDashboardMail(asker, set)).token)
        break
      }
      case 'delete':
        if (id.success)
          await caughtUp((await useCases.company.deleteDashboard(asker, { dashboardId: id.data, commandId })).token)
        break
      default:
        throw new Response(null, { status: 400, statusText: 'Bad Request' })
    }
  } catch (error) {
    return refusal(error, { request, context }, { name })
  }
  const search = new URLSearchParams(address)
  search.delete('section')
  if (isSection(asked) && asked !== 'overview') search.set('section', asked)
  throw redirect(pathOf(search.toString()))
}

type Shown = { question: Question; section: Section }

/** The dashboards that a person can open, and which of them the page shows. */
export async function dashboardsFor(readers: Readers, asker: SignedIn['asker'], { question, section }: Shown) {
  const here = addressOf(question)
  if (section !== 'overview') here.set('section', section)
  const all = await readers.dashboardsOf(asker)
  return all.map(({ dashboardId, name, ownerId, shared, address, mails }) => {
    const filters = new URLSearchParams(address)
    const part = filters.get('section') ?? ''
    filters.delete('section')
    return {
      dashboardId,
      name,
      shared,
      own: ownerId === asker.userId,
      every: mails.find(({ userId }) => userId === asker.userId)?.every ?? null,
      to: pathOf(address),
      address: filters.toString(),
      section: part,
      current: address === here.toString(),
    }
  })
}
export type Dashboard = Awaited<ReturnType<typeof dashboardsFor>>[number]
