import { useEffect, useState } from 'react'
import type { Card } from '#contracts/views/board.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { relative } from '../i18n/relative.ts'
import { CheckIcon, ChevronRightIcon } from '../ui/icons.tsx'
import { MenuItem, MenuLink, MenuSeparator } from '../ui/menu.tsx'
import { AnchoredMenu } from './anchored-menu.tsx'

const useText = namespace('board')

export type CardMenuActions = {
  move: () => void
  select: () => void
  reject: () => void
  remind: () => void
  copyLink: () => void
  remove: () => void
}
type CardMenuProps = {
  card: Card
  jobId: string
  anchor: HTMLElement
  selected: boolean
  mayRemind: boolean
  actions: CardMenuActions
  onClose: () => void
}

/** What can be done with one candidate. */
export function CardMenu({ card, jobId, anchor, selected, mayRemind, actions, onClose }: CardMenuProps) {
  const t = useText()
  const then = (run: () => void) => () => {
    onClose()
    run()
  }
  return (
    <AnchoredMenu anchor={anchor} label={t('actionsFor', { name: card.name })} onClose={onClose}>
      <p className="menu-heading">
        <bdi>{card.name}</bdi>
      </p>
      <MenuLink to={`/admin/jobs/${jobId}/candidates/${card.id}`} onClick={onClose}>
        {t('open')}
      </MenuLink>
      <MenuItem onClick={then(actions.move)}>
        {t('moveTo')} <ChevronRightIcon aria-hidden="true" className="ms-auto rtl:-scale-x-100" />
      </MenuItem>
      <MenuItem role="menuitemcheckbox" aria-checked={selected} onClick={then(actions.select)}>
        {t('select')} {selected && <CheckIcon aria-hidden="true" className="ms-auto" />}
      </MenuItem>
      {mayRemind && isWaitedFor(card) && <Remind jobId={jobId} card={card} onPress={then(actions.remind)} />}
      <MenuItem onClick={then(actions.copyLink)}>{t('copyLink')}</MenuItem>
      <MenuSeparator />
      {!card.rejected && (
        <MenuItem danger onClick={then(actions.reject)}>
          {t('rejectDots')}
        </MenuItem>
      )}
      <MenuItem danger onClick={then(actions.remove)}>
        {t('deleteDots')}
      </MenuItem>
    </AnchoredMenu>
  )
}

/** A candidate who was invited or has begun, and has something left to do. */
export const isWaitedFor = ({ status, rejected }: Card) => !rejected && (status === 'pending' || status === 'started')

function Remind({ jobId, card, onPress }: { jobId: string; card: Card; onPress: () => void }) {
  const t = useText()
  const format = useFormat()
  const [last, setLast] = useState<string | null>()
  useEffect(() => {
    const left = new AbortController()
    fetch(`/admin/jobs/${jobId}/cards?about=${card.id}`, { signal: left.signal })
      .then(async (response) => {
        if (response.ok && !response.redirected)
          setLast(((await response.json()) as { remindedAt: string | null }).remindedAt)
      })
      // When they were reminded is an extra: without it the entry says less.
      .catch(() => {})
    return () => left.abort()
  }, [jobId, card.id])
  return (
    <MenuItem onClick={onPress}>
      <span className="flex flex-col">
        {t('remind')}
        <span className="text-xs text-muted" aria-live="polite">
          {last === undefined
            ? '\u00a0'
            : last === null
              ? t('notReminded')
              : t('remindedWhen', { when: relative(last, new Date().toISOString(), format) })}
        </span>
      </span>
    </MenuItem>
  )
}
