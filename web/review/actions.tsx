import { useFetcher } from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'
import type { Column } from '#contracts/job/columns.ts'
import type { CandidateDetail } from '#contracts/views/candidate.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button, buttonClasses } from '../ui/button.tsx'
import {
  CheckIcon,
  ChevronRightIcon,
  CrossCircledIcon,
  DotsHorizontalIcon,
  EnvelopeClosedIcon,
  Link2Icon,
  TrashIcon,
} from '../ui/icons.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { useToasts } from '../ui/toast.tsx'
import { nextColumn } from './next-column.ts'

const useText = namespace('review')

export type Answer = { refused?: { message: string } }
type Shown = Pick<CandidateDetail, 'columnId' | 'rejected' | 'status' | 'name'>
type ActionsProps = {
  candidate: Shown
  /** With the titles that are shown. */
  columns: readonly Column[]
  mayEdit: boolean
  mayInvite: boolean
  onReject: () => void
  onDelete: () => void
  /** In the bar of a phone there is room for the next stage and the menu alone. */
  compact?: boolean
  children?: ReactNode
}

/** What moves a candidate on: the next stage first, rejecting second, everything else in a menu. Works before scripts have loaded. */
export function Actions({
  candidate,
  columns,
  mayEdit,
  mayInvite,
  onReject,
  onDelete,
  compact,
  children,
}: ActionsProps) {
  const t = useText()
  const next = mayEdit ? nextColumn(columns, candidate.columnId) : null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {children}
      {next && <Advance candidate={candidate} to={next} compact={compact === true} />}
      {mayEdit && !candidate.rejected && !compact && (
        <Button className="scripted" onClick={onReject}>
          {t('rejectMore')}
        </Button>
      )}
      {(mayEdit || mayInvite) && (
        <Menu
          align="end"
          label={t('moreActions')}
          triggerClassName={buttonClasses({ icon: true })}
          trigger={<DotsHorizontalIcon aria-hidden="true" />}
        >
          <Entries {...{ candidate, columns, mayEdit, mayInvite, onReject, onDelete, withReject: compact === true }} />
        </Menu>
      )}
    </div>
  )
}

function Advance({ candidate, to, compact }: { candidate: Shown; to: Column; compact: boolean }) {
  const move = useFetcher<Answer>()
  const t = useText()
  return (
    <move.Form method="post" className="min-w-0">
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="from" value={candidate.columnId} />
      <Button
        type="submit"
        variant="primary"
        name="to"
        value={to.id}
        busy={move.state !== 'idle'}
        {...(compact && { 'aria-label': t('advanceTo', { stage: to.title }) })}
      >
        <span className="truncate">{compact ? t('advance') : t('advanceTo', { stage: to.title })}</span>
        {!compact && <ChevronRightIcon aria-hidden="true" />}
      </Button>
      <Refused of={move} />
    </move.Form>
  )
}

function Refused({ of: { state, data } }: { of: { state: string; data: Answer | undefined } }) {
  if (state !== 'idle' || !data?.refused) return null
  return (
    <p role="alert" className="text-sm font-medium text-danger-ink">
      {data.refused.message}
    </p>
  )
}

type EntriesProps = Omit<ActionsProps, 'compact' | 'children'> & { withReject: boolean }

function Entries({ candidate, columns, mayEdit, mayInvite, onReject, onDelete, withReject }: EntriesProps) {
  const move = useFetcher<Answer>()
  const remind = useFetcher<Answer>()
  const t = useText()
  const { show } = useToasts()
  const mayRemind = mayInvite && ['pending', 'started'].includes(candidate.status) && !candidate.rejected
  useEffect(() => {
    if (remind.data && !remind.data.refused) show({ message: t('reminded'), tone: 'success' })
  }, [remind.data])
  const copy = () =>
    void navigator.clipboard.writeText(location.href.split('#')[0]!).then(
      () => show({ message: t('linkCopied') }),
      (error) => console.info('The link could not be copied:', error),
    )
  return (
    <>
      {mayEdit && (
        <move.Form method="post" role="group" aria-label={t('moveTo')}>
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="from" value={candidate.columnId} />
          <p aria-hidden="true" className="px-2 py-1 text-sm text-muted">
            {t('moveTo')}
          </p>
          {columns.map(({ id, title }) => (
            <MenuItem key={id} type="submit" name="to" value={id} disabled={id === candidate.columnId}>
              {id === candidate.columnId ? <CheckIcon aria-hidden="true" /> : <span className="w-4" />}
              <bdi className="truncate">{title}</bdi>
            </MenuItem>
          ))}
          <Refused of={move} />
        </move.Form>
      )}
      {mayEdit && <MenuSeparator />}
      {mayRemind && (
        <remind.Form method="post">
          <MenuItem type="submit" name="intent" value="remind">
            <EnvelopeClosedIcon aria-hidden="true" /> {t('remind')}
          </MenuItem>
          <Refused of={remind} />
        </remind.Form>
      )}
      <MenuItem className="scripted" onClick={copy}>
        <Link2Icon aria-hidden="true" /> {t('copyLink')}
      </MenuItem>
      {mayEdit && withReject && !candidate.rejected && (
        <MenuItem className="scripted" onClick={onReject}>
          <CrossCircledIcon aria-hidden="true" /> {t('rejectMore')}
        </MenuItem>
      )}
      {mayEdit && (
        <MenuItem danger className="scripted" onClick={onDelete}>
          <TrashIcon aria-hidden="true" /> {t('deleteMore')}
        </MenuItem>
      )}
    </>
  )
}
