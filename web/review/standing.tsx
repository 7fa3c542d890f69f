import { useFetcher } from '@remix-run/react'
import { type RefObject, useState } from 'react'
import type { Column } from '#contracts/job/columns.ts'
import type { CandidateDetail } from '#contracts/views/candidate.ts'
import { namespace } from '../i18n/namespace.ts'
import { StatusBadge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { useTitled } from '../ui/titles.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'

const useText = namespace('review')
const useCommonText = namespace('common')

type Answer = { refused?: { message: string } }
type StandingProps = {
  candidate: CandidateDetail
  columns: readonly Column[]
  mayEdit: boolean
  onReject: () => void
  select: RefObject<HTMLSelectElement>
}

/** Where the candidate stands, and what those who may can do about it. Works without scripts: choose, then press. */
export function Standing({ candidate, columns: stored, mayEdit, onReject, select }: StandingProps) {
  const columns = useTitled()(stored)
  const move = useFetcher<Answer>()
  const t = useText()
  const common = useCommonText()
  const [deleting, setDeleting] = useState(false)
  const title = columns.find(({ id }) => id === candidate.columnId)?.title
  const refused = move.state === 'idle' ? move.data?.refused?.message : undefined
  return (
    <section aria-label={t('standing')} className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge status={candidate.status} />
        <span data-column-title>{title}</span>
      </p>
      {candidate.rejected && (
        <Callout tone="danger" title={t('rejected')}>
          <bdi>{candidate.rejectionReason || t('noReason')}</bdi>
        </Callout>
      )}
      {mayEdit && (
        <>
          <move.Form method="post" className="flex items-end gap-2">
            <input type="hidden" name="intent" value="move" />
            <input type="hidden" name="from" value={candidate.columnId} />
            <Field label={t('moveTo')} className="grow" error={refused}>
              <Select
                key={candidate.columnId}
                ref={select}
                name="to"
                defaultValue={candidate.columnId}
                options={columns.map((column) => ({
                  value: column.id,
                  label: column.title,
                  disabled: column.id === candidate.columnId,
                }))}
              />
            </Field>
            <Button type="submit" busy={move.state !== 'idle'}>
              {t('move')}
            </Button>
          </move.Form>
          <div className="flex flex-wrap gap-2">
            {!candidate.rejected && (
              <Button variant="danger" className="scripted" onClick={onReject}>
                {t('rejectMore')}
              </Button>
            )}
            <Button variant="quiet" className="scripted" onClick={() => setDeleting(true)}>
              {t('deleteMore')}
            </Button>
          </div>
          {!candidate.rejected && (
            <noscript>
              <form method="post" className="flex flex-col items-start gap-2">
                <input type="hidden" name="intent" value="reject" />
                <Field label={common('reason')} optional className="w-full">
                  <TextArea name="reason" maxLength={2000} rows={2} />
                </Field>
                <Button type="submit" variant="danger">
                  {common('reject')}
                </Button>
              </form>
            </noscript>
          )}
          <DeleteDialog name={candidate.name} open={deleting} onClose={() => setDeleting(false)} />
        </>
      )}
    </section>
  )
}

function DeleteDialog({ name, open, onClose }: { name: string; open: boolean; onClose: () => void }) {
  const fetcher = useFetcher<Answer>()
  const t = useText()
  const common = useCommonText()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('deleteTitle', { name })}
      description={t('deleteText')}
      footer={
        <fetcher.Form method="post" className="flex gap-2">
          <input type="hidden" name="intent" value="delete" />
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="danger" type="submit" busy={fetcher.state !== 'idle'}>
            {t('delete')}
          </Button>
        </fetcher.Form>
      }
    >
      {fetcher.data?.refused && <Callout tone="danger">{fetcher.data.refused.message}</Callout>}
    </Dialog>
  )
}
