import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { gotNoAnswer, isAway, keepPageBefore } from '../../lib/keep-page.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { requirePermission } from '../../lib/session.server.ts'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Engines } from './engines.tsx'
import { ReadModels } from './read-models.tsx'
import { Rebuild } from './rebuild.tsx'
import { Repairs } from './repairs.tsx'
import { Storage } from './storage.tsx'

export { wasReached as shouldRevalidate } from '../../lib/keep-page.ts'

const useText = namespace('system')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]
export const handle = { title: (_, language) => useText.in(language)('title') } satisfies PageHandle

const ID = 'routes/admin.settings_.system'
const EVERY_MS = 5_000
/** A bar that moves is looked at more closely. */
const EVERY_MS_WHILE_BUILDING = 1_000

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requirePermission(request, context, 'company.settings')
  return { status: await context.platform.systemStatus(asker), old: false }
}

/**
 * Whoever was let in keeps the figures that they see while nobody can be let in, which is when they look at them: the page
 * says that they are old, and goes on asking. Nothing is shown that was not.
 */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const shown = window.__remixRouter.state.loaderData[ID] as object | undefined
  if (!shown) return keepPageBefore(args)
  try {
    return await args.serverLoader()
  } catch (error) {
    if (!(gotNoAnswer(error) || isAway(error))) throw error
    return { ...shown, old: true }
  }
}

export default function System() {
  const t = useText()
  const { status, old } = useLoaderData<typeof loader>()
  const phase = status.rebuild && status.rebuild !== 'none' ? status.rebuild.phase : null
  const building = phase === 'folding' || phase === 'comparing'
  useRefreshed(building ? EVERY_MS_WHILE_BUILDING : EVERY_MS)
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      <p className="text-muted">
        <Sentence text={t('asOf')} parts={{ at: <Instant at={status.at} precision="second" />, since: <Instant at={status.startedAt} /> }} />
      </p>
      {old && (
        <Callout tone="warning" title={t('old')} announce>
          <Sentence text={t('oldWhy')} parts={{ health: <a className="link" href="/healthz" /> }} />
        </Callout>
      )}
      <Card title={t('engines')}>
        <Engines engines={status.engines} />
      </Card>
      <Card title={t('readModels')}>
        <ReadModels readModels={status.readModels} relayLag={status.relayLag} />
      </Card>
      <Card title={t('rebuild')}>
        <Rebuild rebuild={status.rebuild} />
      </Card>
      <Card title={t('repairs')}>
        <Repairs {...status} />
      </Card>
      <Card title={t('storage')}>
        <Storage {...status} />
      </Card>
    </div>
  )
}

/** Asks again every so often, unless nobody is looking. */
function useRefreshed(everyMs: number) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(() => document.visibilityState === 'visible' && revalidate(), everyMs)
    const seen = () => document.visibilityState === 'visible' && revalidate()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [everyMs, revalidate, state])
}
