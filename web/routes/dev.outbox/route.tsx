import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { EnvelopeClosedIcon } from '../../ui/icons.tsx'
import { namespace } from '../../i18n/namespace.ts'
import { documentTitle } from '../../lib/page.ts'
import { requireAccount } from '../../lib/session.server.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Logo } from '../../ui/logo.tsx'

export { keepPageBefore as clientLoader, wasReached as shouldRevalidate } from '../../lib/keep-page.ts'

const useText = namespace('outbox')
const useCommonText = namespace('common')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]

/**
 * Exists only where messages are kept instead of sent, and shows each company its own. With `to`, somebody at the
 * machine itself sees what came for one address: who waits for a code or a link is not signed in yet.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { engines, useCases, settings } = context.platform
  const to = new URL(request.url).searchParams.get('to')
  const here = isLoopback(context.address) && isLoopback(new URL(settings.publicUrl).hostname)
  if (to === null || !here) await requireAccount(request, context)
  if (engines.names.mail !== 'outbox') throw new Response(null, { status: 404, statusText: 'Not Found' })
  const messages = to !== null && here ? await useCases.outboxAt(to) : await useCases.ownOutbox((await requireAccount(request, context)).asker)
  return { messages: messages.map(({ id, to, subject, text, sentAt }) => ({ id, to, subject, text, sentAt })) }
}

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?|::ffff:127(\.\d+){3})$/.test(host)

export default function Outbox() {
  const { messages } = useLoaderData<typeof loader>()
  const t = useText()
  const common = useCommonText()
  return (
    <main id="main" className="mx-auto flex max-w-3xl flex-col gap-4 px-4 py-8">
      <Link to="/" aria-label={common('toStart')} className="self-start rounded-md no-underline">
        <Logo />
      </Link>
      <h1 className="text-2xl font-semibold">{t('title')}</h1>
      <p className="text-muted">{t('about')}</p>
      {messages.length === 0 && (
        <EmptyState icon={<EnvelopeClosedIcon />} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      )}
      {messages.map(({ id, to, subject, text, sentAt }) => (
        <Card key={id} title={subject}>
          <p className="mb-3 text-sm text-muted">
            {t('to', { to })} · <Instant at={sentAt} precision="second" />
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
