import { Cross2Icon, DotsHorizontalIcon, PlusIcon } from '../ui/icons.tsx'
import { useFetcher, useParams } from '@remix-run/react'
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { type CandidateComment, reactions } from '#contracts/views/candidate.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { clock } from '../lib/clock.ts'
import { late } from '../lib/late.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Button, buttonClasses } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { CommandId } from '../offline/index.ts'
import { Field } from '../ui/field.tsx'
import { Instant } from '../ui/instant.tsx'
import { ShowEarlier } from '../ui/show-earlier.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { DeleteCommentDialog, EditComment } from './own-comment.tsx'
import type { People } from './people.ts'

const useText = namespace('review')
const Mentions = late(() => import('../notices/mentions.tsx'), <p className="h-4" />)

/** Where a comment is on the page, for the marks on the seek bar. */
export const commentAnchor = (commentId: string) => `comment-${commentId}`

export type Stamp = { recordingId: string; second: number }

type CommentsProps = {
  /** The latest. */
  comments: readonly CandidateComment[]
  /** How many there are, and how many to ask for to see more. */
  total: number
  next: number | null
  people: People
  viewer: string
  mayReview: boolean
  /** The second a new comment will speak of. */
  stamp: Stamp | null
  onStamp: (stamp: Stamp | null) => void
  onSeek: (stamp: Stamp) => void
}
type Answer = { refused?: { message: string; fields: Record<string, string> } }

export const Comments = forwardRef<HTMLTextAreaElement, CommentsProps>(function Comments(
  { comments, total, next, people, viewer, mayReview, stamp, onStamp, onSeek },
  ref,
) {
  const t = useText()
  const format = useFormat()
  const [editing, setEditing] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<string | null>(null)
  return (
    <section aria-label={t('comments')} className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">
        {t('comments')} <span className="font-normal text-muted tabular-nums">{format.number(total)}</span>
      </h2>
      {comments.length === 0 && <p className="text-muted">{t('nobodyCommented')}</p>}
      <ShowEarlier
        name="comments"
        next={next}
        shown={comments.length}
        anchors="comment"
        firstNew={() => commentAnchor(comments[0]!.commentId)}
      >
        {t('showEarlier')}
      </ShowEarlier>
      <ol className="flex flex-col gap-3">
        {comments.map((comment) => (
          <li
            key={comment.commentId}
            id={commentAnchor(comment.commentId)}
            tabIndex={-1}
            className="rounded-md border border-line bg-raised p-3 target:border-accent"
            data-comment
          >
            <div className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
              <Avatar
                name={people[comment.authorId]?.name ?? t('anIntegration')}
                seed={comment.authorId}
                picture={people[comment.authorId]?.picture}
                size="sm"
              />
              <strong className="text-ink">{people[comment.authorId]?.name ?? t('anIntegration')}</strong>
              <Instant at={comment.writtenAt} />
              {comment.at && (
                <button type="button" className="link tabular-nums" onClick={() => onSeek(comment.at!)}>
                  {t('atSecond', { time: clock(comment.at.second) })}
                </button>
              )}
              {comment.editedAt && <span>{t('edited')}</span>}
              {mayReview && comment.authorId === viewer && (
                <Menu
                  align="end"
                  label={t('options')}
                  triggerClassName={buttonClasses({ variant: 'quiet', size: 'sm', icon: true }, 'scripted ms-auto')}
                  trigger={<DotsHorizontalIcon aria-hidden="true" />}
                >
                  <MenuItem onClick={() => setEditing(comment.commentId)}>{t('editMore')}</MenuItem>
                  <MenuItem danger onClick={() => setDeleting(comment.commentId)}>
                    {t('deleteMore')}
                  </MenuItem>
                </Menu>
              )}
            </div>
            {editing === comment.commentId ? (
              <EditComment comment={comment} onDone={() => setEditing(null)} />
            ) : (
              <p className="mt-1 break-words whitespace-pre-wrap" dir="auto">
                {comment.text}
              </p>
            )}
            <Reactions comment={comment} viewer={viewer} mayReview={mayReview} />
          </li>
        ))}
      </ol>
      {mayReview && <NewComment ref={ref} stamp={stamp} onStamp={onStamp} />}
      <DeleteCommentDialog commentId={deleting} onClose={() => setDeleting(null)} />
    </section>
  )
})

function Reactions({ comment, viewer, mayReview }: { comment: CandidateComment; viewer: string; mayReview: boolean }) {
  const fetcher = useFetcher<Answer>()
  const t = useText()
  const sent = fetcher.formData?.get('reaction')
  const given = sent
    ? [
        ...comment.reactions.filter(({ reviewerId }) => reviewerId !== viewer),
        { reviewerId: viewer, reaction: String(sent) },
      ]
    : comment.reactions
  return (
    <fetcher.Form method="post" className="mt-2">
      <input type="hidden" name="intent" value="react" />
      <input type="hidden" name="commentId" value={comment.commentId} />
      <div role="group" aria-label={t('reactions')} className="flex flex-wrap gap-1">
        {reactions.map((reaction) => {
          const count = given.filter((each) => each.reaction === reaction).length
          const own = given.some((each) => each.reaction === reaction && each.reviewerId === viewer)
          if (count === 0) return null
          return (
            <button
              key={reaction}
              name="reaction"
              value={reaction}
              disabled={!mayReview}
              aria-pressed={own}
              aria-label={t('reactionCount', { reaction, number: count })}
              className={classes(
                'flex min-h-7 min-w-7 items-center justify-center gap-1 rounded-full border px-2 text-sm tabular-nums',
                own ? 'border-accent bg-accent-soft text-accent-ink' : 'border-line hover:bg-sunken',
              )}
            >
              {reaction} {count}
            </button>
          )
        })}
        {mayReview && (
          <Menu
            label={t('addReaction')}
            triggerClassName={buttonClasses({ variant: 'quiet', size: 'sm' })}
            trigger={
              <>
                <PlusIcon aria-hidden="true" width={12} height={12} /> {t('reaction')}
              </>
            }
          >
            {reactions.map((reaction) => (
              <MenuItem key={reaction} type="submit" name="reaction" value={reaction}>
                {reaction}
              </MenuItem>
            ))}
          </Menu>
        )}
      </div>
      {fetcher.state === 'idle' && fetcher.data?.refused && (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {fetcher.data.refused.message}
        </p>
      )}
    </fetcher.Form>
  )
}

const NewComment = forwardRef<HTMLTextAreaElement, Pick<CommentsProps, 'stamp' | 'onStamp'>>(function NewComment(
  { stamp, onStamp },
  ref,
) {
  const fetcher = useFetcher<Answer>()
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => field.current!)
  const { jobId } = useParams()
  const busy = fetcher.state !== 'idle'
  const sent = useRef(false)
  useEffect(() => {
    if (busy) sent.current = true
    else if (sent.current) {
      sent.current = false
      if (fetcher.data?.refused) return
      form.current?.reset()
      onStamp(null)
    }
  }, [busy, fetcher.data, onStamp])
  const written = fetcher.data && !fetcher.data.refused ? fetcher.data : null
  const problem = busy ? null : (fetcher.data?.refused?.fields.text ?? fetcher.data?.refused?.message)
  return (
    <fetcher.Form ref={form} method="post" className="flex flex-col gap-2">
      <input type="hidden" name="intent" value="comment" />
      <CommandId done={written} />
      {stamp && (
        <p className="flex items-center gap-2 text-sm">
          <input type="hidden" name="recordingId" value={stamp.recordingId} />
          <input type="hidden" name="second" value={stamp.second} />
          {t('commentAt', { time: clock(stamp.second) })}
          <Button size="sm" variant="quiet" icon aria-label={t('commentOnWhole')} onClick={() => onStamp(null)}>
            <Cross2Icon />
          </Button>
        </p>
      )}
      <Field label={t('newComment')} error={problem}>
        <TextArea
          ref={field}
          name="text"
          rows={3}
          limit={5000}
          countNear
          required
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            form.current?.requestSubmit()
            // The keys of the page are heard again.
            if (event.currentTarget.checkValidity()) event.currentTarget.blur()
          }}
        />
      </Field>
      {jobId && <Mentions field={field} jobId={jobId} />}
      <Button type="submit" busy={busy} className="self-start">
        {t('comment')}
      </Button>
    </fetcher.Form>
  )
})
