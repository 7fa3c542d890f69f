import type { AppLoadContext } from '@remix-run/node'
import * as z from 'zod'
import { CandidateId, Uuid } from '#contracts/kernel/ids.ts'
import { audiences, hideable } from '#contracts/share/rules.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'
import { textOf } from '../lib/form.server.ts'
import { commandIn } from '../offline/command-id.server.ts'

const Day = z.iso.date()
const Chosen = z.object({
  candidateIds: z.array(CandidateId).max(1000),
  audience: z.enum(audiences),
  hidden: z.array(z.enum(hideable)),
  until: Day,
})
type Asked = { request: Request; context: AppLoadContext; asker: SignedIn['asker']; jobId: string }

/** What a colleague does with shared links. The day of its end counts whole, in UTC. */
export async function carriedOut(form: FormData, { request, context, asker, jobId }: Asked) {
  const { useCases, caughtUp } = context.platform
  const commandId = commandIn(form, { request, asker })
  const intent = form.get('intent')
  if (intent === 'create') {
    const chosen = Chosen.safeParse({
      candidateIds: form.getAll('candidateId'),
      audience: form.get('audience'),
      hidden: hideable.filter((part) => !form.has(`show-${part}`)),
      until: form.get('until'),
    })
    if (!chosen.success) throw new Response(null, { status: 400, statusText: 'Bad Request' })
    const { until, ...share } = chosen.data
    const { shareId, token } = await useCases.sharing.createShare(asker, {
      ...share,
      jobId,
      title: textOf(form, 'title', 5000),
      message: textOf(form, 'message', 20_000),
      recipients: recipientsIn(textOf(form, 'recipients', 100_000)),
      expiresAt: endOf(until),
      feedback: { rating: form.has('feedback-rating'), comment: form.has('feedback-comment') },
      frozen: form.get('moment') === 'frozen',
      watermark: form.has('watermark'),
      commandId,
    })
    await caughtUp(token)
    const all = await useCases.sharing.sharesOf(asker, { jobId })
    const made = all.find((each) => each.shareId === shareId)
    return { refused: undefined, made: { link: made?.link ?? null, mails: made?.recipients.length ?? 0 } }
  }
  const shareId = Uuid.safeParse(form.get('shareId'))
  const until = Day.safeParse(form.get('until'))
  if (!shareId.success || (intent === 'expiry' && !until.success))
    throw new Response(null, { status: 400, statusText: 'Bad Request' })
  const of = { shareId: shareId.data, commandId }
  const { token } =
    intent === 'expiry'
      ? await useCases.sharing.changeShareExpiry(asker, { ...of, expiresAt: endOf(until.data!) })
      : intent === 'renew'
        ? await useCases.sharing.renewShareLink(asker, of)
        : await useCases.sharing.revokeShare(asker, of)
  await caughtUp(token)
  return { refused: undefined }
}

const endOf = (day: string) => `${day}T23:59:59.999Z`

/** One on each line, or between commas: an address, perhaps with a name before it. */
function recipientsIn(text: string): { name: string; email: string }[] {
  return text
    .split(/[\n,;]+/)
    .map((each) => each.trim())
    .filter(Boolean)
    .slice(0, 1000)
    .map((each) => {
      const [, name = '', email = each] = /^(.*?)<?([^\s<>]+@[^\s<>]+)>?$/.exec(each) ?? []
      return { name: name.trim().slice(0, 1000), email: email.trim().slice(0, 1000) }
    })
}
