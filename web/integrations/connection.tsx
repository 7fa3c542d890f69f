import { Form } from '@remix-run/react'
import { useState } from 'react'
import { planTitles } from '#contracts/subscription/plans.ts'
import type { Listed } from '#contracts/views/integrations.ts'
import { namespace } from '../i18n/namespace.ts'
import { Sentence } from '../i18n/sentence.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Instant } from '../ui/instant.tsx'

const useText = namespace('integrations')
const causes = {
  'ats/refused': 'causeRefused',
  'ats/unavailable': 'causeUnavailable',
  'ats/revoked': 'causeRevoked',
} as const

type Props = { integration: Listed; connection: NonNullable<Listed['connection']> }

/** A connected system: since when, how it is, and what can be done about it. */
export function Connection({ integration, connection }: Props) {
  const t = useText()
  const { type, way } = integration
  const to = way.kind === 'connection' ? way.to : null
  const brings = way.kind === 'connection'
  return (
    <div className="mt-auto flex flex-col gap-3">
      <Health {...{ integration, connection }} />
      {brings && (
        <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          <input type="hidden" name="intent" value="messaging" />
          <input type="hidden" name="integrationId" value={connection.integrationId} />
          <Checkbox
            name="inviteByMail"
            value="yes"
            defaultChecked={connection.messaging.inviteByMail}
            label={t('inviteByMail')}
          />
          <Button type="submit" size="sm" variant="quiet">
            {t('save')}
          </Button>
        </Form>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {way.kind === 'key' && (
          <ButtonLink to="#zapier" size="sm">
            {t('keyAndZaps')}
          </ButtonLink>
        )}
        {to && (
          <ButtonLink to={to} size="sm">
            {t('manage')}
          </ButtonLink>
        )}
        <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
          <input type="hidden" name="type" value={type} />
          {type === 'greenhouse' && (
            <Button type="submit" size="sm" name="intent" value="check">
              {t('check')}
            </Button>
          )}
          <Button type="submit" size="sm" name="intent" value={connection.isPaused ? 'resume' : 'pause'}>
            {t(connection.isPaused ? 'resume' : 'pause')}
          </Button>
        </Form>
        <Disconnect {...{ integration, connection }} />
      </div>
    </div>
  )
}

function Health({ integration: { waits }, connection }: Props) {
  const t = useText()
  const { ownerName, connectedAt, failure, failedAt, workedAt } = connection
  const on = (at: string) => ({ date: <Instant at={at} precision="day" /> })
  const cause = failure !== null && (failure in causes ? t(causes[failure as keyof typeof causes]) : failure)
  return (
    <div className="text-sm text-muted">
      {ownerName && (
        <p>
          <Sentence text={t('since', { name: ownerName })} parts={on(connectedAt)} />
        </p>
      )}
      {cause && failedAt && (
        <p className="text-danger-ink">
          <Sentence text={t('failedAt', { cause })} parts={on(failedAt)} />
        </p>
      )}
      {!cause && workedAt && (
        <p>
          <Sentence text={t('worksSince')} parts={on(workedAt)} />
        </p>
      )}
      {connection.held > 0 && <p>{t('resultsWait', { count: connection.held })}</p>}
      {waits?.for === 'plan' && <p>{t('waitsForPlan', { plan: planTitles[waits.plan] })}</p>}
      {waits?.for === 'owner' && <p>{t('waitsForOwner')}</p>}
    </div>
  )
}

function Disconnect({ integration: { type, title }, connection: { integrationId } }: Props) {
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
          title={t('disconnectQuestion', { name: title })}
          description={t(
            type === 'zapier' ? 'disconnectNoteZapier' : type === 'ga' ? 'disconnectNoteGa' : 'disconnectNote',
          )}
          footer={
            <>
              <Button onClick={() => setAsked(false)}>{t('cancel')}</Button>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="disconnect" />
                <Button type="submit" variant="danger" name="integrationId" value={integrationId}>
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
