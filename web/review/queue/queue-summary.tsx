import { Link } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Done } from './queue-order.ts'
import type { ReviewQueue } from './use-queue.ts'

const useText = namespace('cockpit')

type QueueSummaryProps = {
  open: boolean
  onClose: () => void
  queue: ReviewQueue
  titleOf: (columnId: string) => string
  onUndo: (id: string, moved: NonNullable<Done['moved']>) => void
}

/** What was done with each candidate of the queue; every move can be taken back. */
export function QueueSummary({ open, onClose, queue: review, titleOf, onUndo }: QueueSummaryProps) {
  const t = useText()
  const { queue, nameOf, address, origin, restart } = review
  const ids = queue?.ids ?? []
  const worked = ids.filter((id) => queue?.done[id])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('summary')}
      description={t('summaryOf', { reviewed: worked.length, count: ids.length })}
      footer={
        <>
          <Button onClick={restart}>{t('startOver')}</Button>
          <ButtonLink to={origin} variant="primary">
            {t('leave')}
          </ButtonLink>
        </>
      }
    >
      {worked.length === 0 ? (
        <p className="py-2 text-muted">{t('nothingDone')}</p>
      ) : (
        <ul className="flex max-h-96 flex-col divide-y divide-line overflow-y-auto">
          {worked.map((id) => {
            const done = queue!.done[id]!
            return (
              <li key={id} className="flex items-center gap-3 py-2">
                <div className="min-w-0 grow">
                  <Link className="link" to={address(id)} onClick={onClose}>
                    <bdi>{nameOf(id) ?? t('nameless', { number: ids.indexOf(id) + 1 })}</bdi>
                  </Link>
                  <p className="text-sm text-muted">{said(done)}</p>
                </div>
                {done.moved && (
                  <Button size="sm" onClick={() => onUndo(id, done.moved!)}>
                    {t('undoMove')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Dialog>
  )

  function said({ rated, commented, scored, moved }: Done) {
    return [
      rated !== undefined && t('didRate', { value: rated }),
      commented && t('didComment'),
      scored && t('didScore'),
      moved && t('didMove', { stage: titleOf(moved.to) }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}
