import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { CompanyId, Uuid } from '#contracts/kernel/ids.ts'
import { SYSTEM } from '#contracts/kernel/streams.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { gotNoAnswer, isAway, keepPageBefore, useAnswer } from '../../offline/index.ts'
import { formOf, textOf } from '../../lib/form.server.ts'
import { documentTitle, type PageHandle } from '../../lib/page.ts'
import { requireAccess } from '../../lib/access.server.ts'
import { refusal } from '../../lib/refusal.server.ts'
import { heldBy, tabsFor } from '../../settings/names.ts'
import { SettingsFrame } from '../../settings/settings-frame.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Instant } from '../../ui/instant.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { DeadLetters } from './dead-letters.tsx'
import { OfCompany } from './of-company.tsx'
import { OfInstallation } from './of-installation.tsx'

export { keepPage as clientAction, wasReached as shouldRevalidate } from '../../offline/index.ts'

const useText = namespace('system')

export const meta: MetaFunction = ({ matches }) => [{ title: documentTitle(useText.for(matches)('title')) }]
export const handle = { title: (_, language) => useText.in(language)('title') } satisfies PageHandle

const ID = 'routes/admin.settings_.system'
const EVERY_MS = 5_000
/** A bar that moves is looked at more closely. */
const EVERY_MS_WHILE_BUILDING = 1_000

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { asker } = await requireAccess('admin.settings_.system', { request, context })
  return { status: await context.platform.systemStatus(asker), tabs: tabsFor(heldBy(asker)), old: false }
}

/** What becomes of a call that was given up. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { asker } = await requireAccess('admin.settings_.system', { request, context })
  const form = await formOf(request)
  const [intent, callId, companyId] = [textOf(form, 'intent'), textOf(form, 'callId'), textOf(form, 'companyId')]
  const known = (intent === 'retry-call' || intent === 'drop-call') && Uuid.safeParse(callId).success
  if (!known || !(companyId === SYSTEM || CompanyId.safeParse(companyId).success))
    throw new Response(null, { status: 400, statusText: 'Bad Request' })
  const { useCases, caughtUp } = context.platform
  try {
    const decide = intent === 'retry-call' ? useCases.system.retryCall : useCases.system.dropCall
    await caughtUp((await decide(asker, { callId, companyId })).token)
    return { decided: intent }
  } catch (error) {
    return refusal(error, { request, context })
  }
}

/**
 * The figures on the page stay while a sign-in cannot be checked, which is when people look at them: the page says that
 * they are old, and goes on asking. Nothing is shown that was not.
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
  const { status, tabs, old } = useLoaderData<typeof loader>()
  const { installation } = status
  const phase = installation?.rebuild && installation.rebuild !== 'none' ? installation.rebuild.phase : null
  const building = phase === 'folding' || phase === 'comparing'
  useRefreshed(building ? EVERY_MS_WHILE_BUILDING : EVERY_MS)
  const { show } = useToasts()
  const answer = useAnswer<typeof action>()
  useEffect(() => {
    if (!answer) return
    if ('refused' in answer) show({ key: 'call', tone: 'danger', message: answer.refused.message })
    else if ('decided' in answer)
      show({
        key: 'call',
        tone: 'success',
        message: answer.decided === 'retry-call' ? t('callRetried') : t('callDropped'),
      })
  }, [answer, show, t])
  const at = <Instant at={status.at} precision="second" />
  return (
    <SettingsFrame name="system" tabs={tabs}>
      <p className="text-muted">
        {installation ? (
          <Sentence text={t('asOf')} parts={{ at, since: <Instant at={installation.startedAt} /> }} />
        ) : (
          <Sentence text={t('asOfCompany')} parts={{ at }} />
        )}
      </p>
      {old && (
        <Callout tone="warning" title={t('old')} announce>
          <Sentence text={t('oldWhy')} parts={{ health: <a className="link" href="/healthz" /> }} />
        </Callout>
      )}
      {installation ? (
        <OfInstallation installation={installation} stuckStreams={status.stuckStreams} />
      ) : (
        <OfCompany status={status} />
      )}
      <DeadLetters letters={status.deadLetters} ofAll={installation !== null} />
    </SettingsFrame>
  )
}

/** Refreshes at intervals, unless the page is hidden. */
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
