import { mayDo } from '#contracts/kernel/asker.ts'
import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { keepsMessages } from '../../auth/outbox.server.ts'
import { EnvelopeClosedIcon, LockClosedIcon } from '../../ui/icons.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { documentTitle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { signedIn } from '../../lib/session.server.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Logo } from '../../ui/logo.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('places')
const useCommonText = namespace('common')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('outboxTitle')) }]

/**
 * Exists only where messages are kept instead of sent, and shows each company its own. With `to`, a browser on the
 * machine itself sees what came for one address: who waits for a code or a link is not signed in yet. Elsewhere only
 * administrators see such a page, of their own company.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { useCases } = context.platform
  const to = new URL(request.url).searchParams.get('to')
  const here = to !== null && context.local
  const asker = here
    ? null
    : ((to === null ? await requireAccess('dev.outbox', { request, context }) : await signedIn(request, context))
        ?.asker ?? null)
  if (!keepsMessages(context)) throw new Response(null, { status: 404, statusText: 'Not Found' })
  if (to !== null && !here && !(asker && mayDo(asker, 'company.settings')))
    return data({ messages: null }, { status: 403 })
  const messages = asker === null ? await useCases.accounts.outboxAt(to!) : await useCases.accounts.ownOutbox(asker)
  const shown = messages.filter((message) => to === null || message.to === to)
  return data({ messages: shown.map(({ id, to, subject, text, sentAt }) => ({ id, to, subject, text, sentAt })) })
}

export default function Outbox() {
  const { messages } = useLoaderData<typeof loader>()
  const t = useText()
  const common = useCommonText()
  return (
    <main id="main" className="mx-auto flex max-w-3xl flex-col gap-4 px-4 py-8">
      <Link to="/" aria-label={common('toStart')} className="self-start rounded-md no-underline">
        <Logo />
      </Link>
      <h1 className="text-2xl font-semibold">{t('outboxTitle')}</h1>
      <p className="text-muted">{t('outboxAbout')}</p>
      {messages === null && (
        <EmptyState
          icon={<LockClosedIcon />}
          title={t('outboxElsewhere')}
          action={<ButtonLink to="/login?returnTo=%2Fdev%2Foutbox">{t('outboxSignIn')}</ButtonLink>}
        >
          {t('outboxElsewhereText')}
        </EmptyState>
      )}
      {messages?.length === 0 && (
        <EmptyState icon={<EnvelopeClosedIcon />} title={t('outboxEmpty')}>
          {t('outboxEmptyText')}
        </EmptyState>
      )}
      {messages?.map(({ id, to, subject, text, sentAt }) => (
        <Card key={id} title={subject}>
          <p className="mb-3 text-sm text-muted">
            {t('outboxTo', { to })} · <Instant at={sentAt} precision="second" />
          </p>
          <div data-message dir="auto" className="whitespace-pre-wrap">
            <WithLinks text={text} />
          </div>
        </Card>
      ))}
    </main>
  )
}

/** Plain text whose web addresses can be followed. */
const WithLinks = ({ text }: { text: string }) =>
  text.split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} href={part} className="link" rel="noreferrer">
        {part}
      </a>
    ),
  )
