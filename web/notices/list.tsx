import { Link } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { Ago } from '../insight/ago.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { BellIcon, GearIcon } from '../ui/icons.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { ListedNotice, NoticesAnswer } from './listed.ts'
import { useNoticeWords } from './words.tsx'

const useText = namespace('notices')
const SETTINGS = '/admin/settings?tab=notifications'

type ListProps = {
  answer: NoticesAnswer | null
  failed: boolean
  onRead: (noticeId?: string) => Promise<void>
  onClose: () => void
}

export function NoticeList({ answer, failed, onRead, onClose }: ListProps) {
  const t = useText()
  return (
    <div className="flex max-h-[min(36rem,80dvh)] flex-col">
      <div className="flex items-center gap-1 border-b border-line py-1.5 ps-4 pe-2">
        <h2 className="grow font-semibold">{t('title')}</h2>
        {answer && answer.unread > 0 && (
          <Button size="sm" variant="quiet" onClick={() => void onRead()}>
            {t('readAll')}
          </Button>
        )}
        <ButtonLink
          to={SETTINGS}
          variant="quiet"
          size="sm"
          icon
          aria-label={t('openSettings')}
          title={t('openSettings')}
          onClick={onClose}
        >
          <GearIcon aria-hidden="true" />
        </ButtonLink>
      </div>
      {answer ? (
        answer.notices.length > 0 ? (
          <ul className="min-h-0 overflow-y-auto">
            {answer.notices.map((notice) => (
              <Row key={notice.noticeId} notice={notice} now={answer.now} onRead={onRead} onClose={onClose} />
            ))}
          </ul>
        ) : (
          <div className="flex flex-col items-center gap-1 px-6 py-10 text-center">
            <BellIcon aria-hidden="true" width={20} height={20} className="text-muted" />
            <p className="font-medium">{t('nothing')}</p>
            <p className="text-sm text-muted">{t('nothingAbout')}</p>
          </div>
        )
      ) : failed ? (
        <p className="px-4 py-8 text-center text-muted">{t('failed')}</p>
      ) : (
        <div className="flex justify-center py-8">
          <Spinner label={t('loading')} />
        </div>
      )}
    </div>
  )
}

type RowProps = { notice: ListedNotice; now: string } & Pick<ListProps, 'onRead' | 'onClose'>

function Row({ notice, now, onRead, onClose }: RowProps) {
  const t = useText()
  const { sentence, reason } = useNoticeWords()(notice)
  const { noticeId, read, path, why, at } = notice
  const opened = () => {
    if (!read) void onRead(noticeId)
    onClose()
  }
  return (
    <li className="relative border-b border-line px-4 py-3 last:border-0 hover:bg-hover">
      <div className="flex gap-3">
        <span
          aria-hidden="true"
          className={classes('mt-1.5 size-2 shrink-0 rounded-full', read ? 'bg-transparent' : 'bg-accent')}
        />
        <div className="min-w-0 grow">
          <Link to={path} onClick={opened} className="block text-ink after:absolute after:inset-0">
            {!read && <span className="sr-only">{t('isUnread')} </span>}
            {sentence}
          </Link>
          <p className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-muted">
            <Ago at={at} now={now} />
            <Link
              to={why}
              onClick={onClose}
              title={reason}
              aria-label={`${t('why')} ${reason}`}
              className="link relative"
            >
              {t('why')}
            </Link>
          </p>
        </div>
      </div>
    </li>
  )
}
