import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { CandidateComment } from '#contracts/views/candidate.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'

const useText = namespace('review')
const useCommonText = namespace('common')

type Answer = { refused?: { message: string; fields: Record<string, string> } }

/** Calls `then` when something was sent and accepted. */
function useAccepted({ state, data }: { state: string; data: Answer | undefined }, then: () => void) {
  const sent = useRef(false)
  useEffect(() => {
    if (state !== 'idle') sent.current = true
    else if (sent.current) {
      sent.current = false
      if (data && !data.refused) then()
    }
  }, [state, data])
}

/** The comment in a field, in the place where it is read. */
export function EditComment({ comment, onDone }: { comment: CandidateComment; onDone: () => void }) {
  const fetcher = useFetcher<Answer>()
  const [t, common] = [useText(), useCommonText()]
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const busy = fetcher.state !== 'idle'
  useAccepted(fetcher, onDone)
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(comment.text.length, comment.text.length)
  }, [])
  const refused = busy ? undefined : fetcher.data?.refused
  return (
    <fetcher.Form ref={form} method="post" className="mt-1 flex flex-col gap-2">
      <input type="hidden" name="intent" value="edit-comment" />
      <input type="hidden" name="commentId" value={comment.commentId} />
      <Field label={t('editComment')} error={refused && (refused.fields.text ?? refused.message)}>
        <TextArea
          ref={field}
          name="text"
          rows={3}
          limit={5000}
          countNear
          required
          defaultValue={comment.text}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
            if (event.key === 'Escape') onDone()
          }}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          {common('save')}
        </Button>
        <Button size="sm" onClick={onDone}>
          {common('cancel')}
        </Button>
      </div>
    </fetcher.Form>
  )
}

/** A deleted comment does not come back, so a second press confirms. */
export function DeleteCommentDialog({ commentId, onClose }: { commentId: string | null; onClose: () => void }) {
  const fetcher = useFetcher<Answer>()
  const [t, common] = [useText(), useCommonText()]
  useAccepted(fetcher, onClose)
  return (
    <Dialog
      open={commentId !== null}
      onClose={onClose}
      size="sm"
      title={t('deleteCommentTitle')}
      description={t('deleteCommentText')}
      footer={
        <fetcher.Form method="post" className="flex gap-2">
          <input type="hidden" name="intent" value="delete-comment" />
          <input type="hidden" name="commentId" value={commentId ?? ''} />
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
