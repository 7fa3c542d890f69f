import { Form } from '@remix-run/react'
import { useState } from 'react'
import { planName } from '../../shell/upgrades.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Sentence } from '../../i18n/sentence.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Act } from './act.tsx'
import type { AtsPageData, LinkedAts } from './ats.server.ts'

const useText = namespace('integrations')
const states = {
  connected: ['success', 'connected'],
  paused: ['warning', 'paused'],
  attention: ['danger', 'needsAttention'],
} as const satisfies Record<string, readonly [Tone, string]>
const causes = {
  'ats/refused': 'atsRefused',
  'ats/unavailable': 'atsUnavailable',
  'ats/revoked': 'atsRevoked',
} as const

type StandingProps = { of: LinkedAts; sync: LinkedAts['sync']; plan: AtsPageData['plan']; done: object | undefined }

/** The connected system: who connected it, how far it is, what is wrong, and what can be done about it. */
export function AtsStanding({ of, sync, plan, done }: StandingProps) {
  const t = useText()
  const { linkId, system, systemName, failure, waitsFor, isPaused } = of
  const needsHelp = failure !== null || waitsFor === 'owner' || waitsFor === 'revoked'
  const [tone, state] = states[needsHelp ? 'attention' : waitsFor ? 'paused' : 'connected']
  const values = { linkId }
  return (
    <Card title={<span translate="no">{systemName}</span>} actions={<Badge tone={tone}>{t(state)}</Badge>}>
      <div className="flex flex-col gap-3">
        {system === 'sandbox' && <p className="text-muted">{t('atsSandboxNote')}</p>}
        <Trouble of={of} plan={plan} />
        <How of={of} sync={sync} />
        <div className="flex flex-wrap gap-2">
          {!waitsFor && <Act intent="sync" values={values} label={t('atsSyncNow')} variant="primary" done={done} />}
          {isPaused ? (
            <Act intent="resume" values={values} label={t('resume')} done={done} />
          ) : (
            waitsFor !== 'revoked' && <Act intent="pause" values={values} label={t('pause')} done={done} />
          )}
          {system === 'jobadder' ? (
            <ButtonLink to="/jobadder/integration/token" size="sm">
              {t('atsConnectAgain')}
            </ButtonLink>
          ) : (
            <Act intent="connect" values={{ system: relinked(system) }} label={t('atsConnectAgain')} done={done} />
          )}
          <Disconnect of={of} />
        </div>
      </div>
    </Card>
  )
}

/** The sandbox is linked without a name. */
const relinked = (system: string) => (system === 'sandbox' ? '' : system)

/** Why nothing is carried over, or what failed last, each with what to do. */
function Trouble({ of: { failure, failedAt, waitsFor }, plan }: Pick<StandingProps, 'of' | 'plan'>) {
  const t = useText()
  if (waitsFor === 'plan') return <Callout>{t('waitsForPlan', { plan: planName(plan) })}</Callout>
  if (waitsFor === 'owner') return <Callout tone="warning">{t('waitsForOwner')}</Callout>
  if (waitsFor === 'revoked') return <Callout tone="danger">{t('atsRevoked')}</Callout>
  if (waitsFor === 'paused') return <Callout tone="warning">{t('atsPaused')}</Callout>
  if (failure === null) return null
  const cause = failure in causes ? t(causes[failure as keyof typeof causes]) : t('atsOtherFailure', { code: failure })
  return (
    <Callout tone="danger">
      {failedAt && <Instant at={failedAt} />} {cause}
    </Callout>
  )
}

/** Since when and by whom, and what the last run brought. */
function How({ of: { ownerName, linkedAt }, sync }: Pick<StandingProps, 'of' | 'sync'>) {
  const t = useText()
  if (sync?.state === 'running')
    return <Progress label={t('atsSyncing')} detail={t('atsLookedAt', { count: sync.done })} />
  const on = (at: string) => ({ date: <Instant at={at} precision="day" /> })
  return (
    <div className="text-sm text-muted">
      {ownerName && (
        <p>
          <Sentence text={t('since', { name: ownerName })} parts={on(linkedAt)} />
        </p>
      )}
      <p>
        {sync?.finishedAt ? (
          <Sentence text={t('atsLastSync')} parts={{ date: <Instant at={sync.finishedAt} /> }} />
        ) : (
          t('atsNoSync')
        )}
      </p>
      {sync?.finishedAt && <p>{t('atsBrought', { added: sync.added, moved: sync.moved, leftOut: sync.leftOut })}</p>}
      {sync?.leftOutBecause && <p>{t('atsLeftOut', { reason: sync.leftOutBecause })}</p>}
    </div>
  )
}

function Disconnect({ of: { linkId, system, systemName } }: Pick<StandingProps, 'of'>) {
  const t = useText()
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsked(true)}>
        {t('disconnect')}
      </Button>
      {asked && (
        <Dialog
          open
          onClose={() => setAsked(false)}
          size="sm"
          title={t('disconnectQuestion', { name: systemName })}
          description={t(system === 'sandbox' ? 'atsDisconnectSandbox' : 'atsDisconnectNote')}
          footer={
            <>
              <Button onClick={() => setAsked(false)}>{t('cancel')}</Button>
              <Form method="post" preventScrollReset onSubmit={() => setAsked(false)}>
                <input type="hidden" name="intent" value="disconnect" />
                <Button type="submit" variant="danger" name="linkId" value={linkId}>
                  {t('disconnect')}
                </Button>
              </Form>
            </>
          }
        />
      )}
    </>
  )
}
