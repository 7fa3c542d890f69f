import type { Column } from '#contracts/job/columns.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ShareLocked } from '../share-dialog/share-locked.tsx'
import type { BoardStore } from './board-store.ts'
import { CardMenu } from './card-menu.tsx'
import type { Words } from '../message-templates/words.ts'
import WriteDialog from '../message-templates/write-dialog.tsx'
import { MoveMenu } from './move-menu.tsx'
import { RateMenu } from './rate-menu.tsx'
import { RejectDialog, type Rejection } from './reject-dialog.tsx'

const useText = namespace('board')
const useCommonText = namespace('common')

/** What is open over the board; `ids` are the candidates it is about. */
export type Popup =
  | { kind: 'card'; ids: [string]; anchor: HTMLElement }
  | { kind: 'move' | 'rate'; ids: string[]; anchor: HTMLElement }
  | { kind: 'reject' | 'share' | 'correct'; ids: string[] }
  | { kind: 'delete'; ids: [string] }

export type PopupActions = {
  open: (popup: Popup | null) => void
  move: (ids: string[], columnId: string) => void
  reject: (ids: string[], rejection: Rejection) => void
  correct: (ids: string[], message: Words) => void
  rate: (ids: string[], value: number) => void
  remind: (ids: string[]) => void
  remove: (id: string) => void
  select: (id: string) => void
  copyLink: (id: string) => void
}
export type PopupsProps = {
  popup: Popup
  jobId: string
  store: BoardStore
  columns: readonly Column[]
  selected: ReadonlySet<string>
  mayRemind: boolean
  actions: PopupActions
}

/** The menus and dialogs of a board; loaded when the first is opened. */
export default function Popups({ popup, jobId, store, columns, selected, mayRemind, actions }: PopupsProps) {
  const t = useText()
  const close = () => actions.open(null)
  const [first] = popup.ids
  const card = first === undefined ? undefined : store.card(first)
  const who = popup.ids.length === 1 ? (card?.name ?? t('theCandidate')) : t('candidates', { count: popup.ids.length })
  const done = (run: () => void) => {
    close()
    run()
  }
  switch (popup.kind) {
    case 'card':
      return (
        card && (
          <CardMenu
            card={card}
            jobId={jobId}
            anchor={popup.anchor}
            selected={selected.has(card.id)}
            mayRemind={mayRemind}
            actions={{
              move: () => actions.open({ kind: 'move', ids: popup.ids, anchor: popup.anchor }),
              select: () => actions.select(card.id),
              reject: () => actions.open({ kind: 'reject', ids: popup.ids }),
              remind: () => actions.remind(popup.ids),
              copyLink: () => actions.copyLink(card.id),
              remove: () => actions.open({ kind: 'delete', ids: popup.ids }),
            }}
            onClose={close}
          />
        )
      )
    case 'move':
      return (
        <MoveMenu
          anchor={popup.anchor}
          count={popup.ids.length}
          current={popup.ids.length === 1 ? (card?.columnId ?? null) : null}
          columns={columns}
          onClose={close}
          onPick={(columnId) => done(() => actions.move(popup.ids, columnId))}
        />
      )
    case 'rate':
      return (
        <RateMenu
          anchor={popup.anchor}
          who={who}
          onClose={close}
          onPick={(value) => done(() => actions.rate(popup.ids, value))}
        />
      )
    case 'reject':
      return (
        <RejectDialog
          name={who}
          jobId={jobId}
          example={card?.name ?? who}
          onClose={close}
          onReject={(rejection) => done(() => actions.reject(popup.ids, rejection))}
        />
      )
    case 'correct':
      return (
        <WriteDialog
          name={who}
          jobId={jobId}
          example={card?.name ?? who}
          onClose={close}
          onSend={(words) => done(() => actions.correct(popup.ids, words))}
        />
      )
    case 'share': {
      const shared = popup.ids.flatMap((id) => store.card(id) ?? [])
      return <ShareLocked jobId={jobId} candidates={shared} onClose={close} />
    }
    case 'delete':
      return <DeleteDialog name={who} onClose={close} onDelete={() => done(() => actions.remove(popup.ids[0]))} />
    default:
      return popup satisfies never
  }
}

function DeleteDialog({ name, onClose, onDelete }: { name: string; onClose: () => void; onDelete: () => void }) {
  const t = useText()
  const common = useCommonText()
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('deleteTitle', { name })}
      description={t('deleteText')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="danger" onClick={onDelete}>
            {t('delete')}
          </Button>
        </>
      }
    />
  )
}
