import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { CommandId } from '../../offline/index.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Instant } from '../../ui/instant.tsx'
import { TextInput } from '../../ui/text-input.tsx'

const useText = namespace('sharing')

const endText = { revoked: 'endedRevoked', expired: 'endedExpired' } as const

type Opening = { guestId: string; browsers: string[]; times: number; lastAt: string }
export type ListedShare = {
  shareId: string
  title: string
  audience: 'recipients' | 'anyone'
  link: string | null
  candidateIds: string[]
  recipients: { recipientId: string; name: string; email: string; undelivered: boolean }[]
  expiresAt: string
  ended: 'revoked' | 'expired' | null
  frozenAt: string | null
  openings: Opening[]
}
type ListProps = { jobId: string; shares: readonly ListedShare[]; now: string; onChanged: () => void }

/** Each link with who opened it, until when it opens, and its end. */
export function ShareList({ jobId, shares, now, onChanged }: ListProps) {
  const t = useText()
  if (shares.length === 0) return <p className="text-muted">{t('noShares')}</p>
  return (
    <ul className="flex flex-col divide-y divide-line">
      {shares.map((share) => (
        <SharedLink key={share.shareId} {...{ jobId, share, now, onChanged }} />
      ))}
    </ul>
  )
}

function SharedLink({ jobId, share, now, onChanged }: Omit<ListProps, 'shares'> & { share: ListedShare }) {
  const t = useText()
  const { shareId, title, audience, link, candidateIds, expiresAt, openings } = share
  const ended = share.ended ?? (expiresAt <= now ? 'expired' : null)
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <bdi className="min-w-0 font-medium wrap-anywhere">{title}</bdi>
        <Badge tone={ended ? 'neutral' : 'success'}>{t(ended ? endText[ended] : 'openLink')}</Badge>
        {share.frozenAt && <Badge tone="info">{t('frozenBadge')}</Badge>}
      </div>
      <p className="text-sm text-muted">
        {t(audience === 'anyone' ? 'listedAnyone' : 'listedRecipients')} ·{' '}
        {t('candidateCount', { count: candidateIds.length })} · {t('opensUntil')} <Instant at={expiresAt} />
      </p>
      <ul className="flex flex-col gap-1 text-sm">
        {share.recipients.map((person) => (
          <Guest
            key={person.recipientId}
            name={person.name || person.email}
            opening={openings.find(({ guestId }) => guestId === person.recipientId)}
            undelivered={person.undelivered}
          />
        ))}
        {audience === 'anyone' && (
          <li>{openings.length === 0 ? t('notOpened') : t('openedIn', { count: openings.length })}</li>
        )}
      </ul>
      {!ended && <Changes {...{ jobId, shareId, link, expiresAt, onChanged, audience }} />}
    </li>
  )
}

type GuestProps = { name: string; opening: Opening | undefined; undelivered: boolean }
function Guest({ name, opening, undelivered }: GuestProps) {
  const t = useText()
  return (
    <li className="flex flex-wrap items-baseline gap-x-2">
      <bdi className="wrap-anywhere">{name}</bdi>
      {undelivered ? (
        <span className="text-danger-ink">{t('notReached')}</span>
      ) : opening ? (
        <span className="text-muted">
          {t('opened', { count: opening.times })} <Instant at={opening.lastAt} />
        </span>
      ) : (
        <span className="text-muted">{t('notOpened')}</span>
      )}
      {opening && opening.browsers.length > 1 && (
        <span className="text-warning-ink">{t('severalBrowsers', { count: opening.browsers.length })}</span>
      )}
    </li>
  )
}

type ChangesProps = Pick<ListedShare, 'shareId' | 'link' | 'expiresAt' | 'audience'> &
  Pick<ListProps, 'jobId' | 'onChanged'>
function Changes({ jobId, shareId, link, expiresAt, audience, onChanged }: ChangesProps) {
  const t = useText()
  const fetcher = useFetcher<{ refused?: { message: string; fields: Record<string, string> } }>()
  const { state, data } = fetcher
  useEffect(() => {
    if (state === 'idle' && data && !data.refused) onChanged()
  }, [state, data])
  const refused = state === 'idle' ? data?.refused : undefined
  return (
    <fetcher.Form method="post" action={`/admin/jobs/${jobId}/shares`} className="flex flex-wrap items-end gap-2">
      <CommandId done={data && !data.refused ? data : null} />
      <input type="hidden" name="shareId" value={shareId} />
      {link && <CopyButton size="sm" text={link} label={t('copyLink')} copiedLabel={t('copied')} />}
      <details>
        <summary className="link w-fit cursor-pointer text-sm">{t('change')}</summary>
        <div className="mt-2 flex flex-wrap items-end gap-2">
          <label className="flex flex-col gap-1 text-sm">
            {t('until')}
            <TextInput type="date" name="until" defaultValue={expiresAt.slice(0, 10)} />
          </label>
          <Button type="submit" size="sm" name="intent" value="expiry">
            {t('changeExpiry')}
          </Button>
          {audience === 'anyone' && (
            <Button type="submit" size="sm" name="intent" value="renew">
              {t('renew')}
            </Button>
          )}
          <Button type="submit" size="sm" variant="danger" name="intent" value="revoke">
            {t('revoke')}
          </Button>
        </div>
      </details>
      {refused && (
        <p role="alert" className="w-full text-sm font-medium text-danger-ink">
          {refused.fields.expiresAt ?? refused.message}
        </p>
      )}
    </fetcher.Form>
  )
}
