import { Link, useSearchParams } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { RejectDialog } from '../board/reject-dialog.tsx'
import { namespace } from '../i18n/namespace.ts'
import { LazyKeyList } from '../keys/lazy-key-list.tsx'
import { Button } from '../ui/button.tsx'
import { ChatBubbleIcon } from '../ui/icons.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import { useJobTitle } from '../ui/titles.ts'
import { Actions } from './actions.tsx'
import { Answers } from './answers.tsx'
import { Unmask } from './anonymity.tsx'
import { CandidateHeader } from './candidate-header.tsx'
import { Comments } from './comments.tsx'
import { Details } from './details.tsx'
import { Neighbours } from './neighbours.tsx'
import { DeleteDialog, Rejected, RejectWithoutScripts } from './outcome.tsx'
import type { CandidatePageData } from './page-data.ts'
import { late } from '../lib/late.tsx'
import { Panels } from './panels.tsx'
import { Player } from './player.tsx'
import { Rating, Stars } from './rating.tsx'
import { usePage } from './use-page.ts'

const useText = namespace('review')
type FlowProps = ComponentProps<typeof import('./queue/review-flow.tsx').default>
const HeldMessage = late<ComponentProps<typeof import('./message/held-message.tsx').default>>(
  () => import('./message/held-message.tsx'),
)
const HeldBack = late<ComponentProps<typeof import('./held-back.tsx').default>>(() => import('./held-back.tsx'))
const WriteDialog = late<ComponentProps<typeof import('../message-templates/write-dialog.tsx').default>>(
  () => import('../message-templates/write-dialog.tsx'),
)
const ReviewFlow = late<FlowProps>(() => import('./queue/review-flow.tsx'))

export function CandidatePage(data: CandidatePageData) {
  const { candidate, job, chapters, answers, people, viewer, mayReview, mayEdit, mayInvite, mayEditJob } = data
  const t = useText()
  const jobTitle = useJobTitle()(job.title)
  const page = usePage(data)
  const { columns, current, gone, refused, own } = page
  const neighbours = <Neighbours {...data} />
  const isQueue = useSearchParams()[0].has('queue')
  const close = () => page.setDialog(null)
  const panels = { ...data, chapter: chapters[current], controls: page.controls, onSeek: page.seekTo }

  const shared = {
    candidate,
    columns,
    mayEdit,
    mayInvite,
    onReject: () => page.setDialog('reject'),
    onDelete: () => page.setDialog('delete'),
  }

  return (
    <div className="flex flex-col gap-4" data-full-screen={isQueue || undefined}>
      <div className={isQueue ? 'min-h-12' : 'contents'}>
        <ReviewFlow {...data} flow={page.flow} />
      </div>
      {isQueue ? <noscript>{neighbours}</noscript> : neighbours}
      {gone && (
        <Callout tone="warning" announce title={t('justDeleted')}>
          <Link className="link" to={`/admin/jobs/${job.jobId}`}>
            {t('backToBoard')}
          </Link>
        </Callout>
      )}
      {refused && (
        <Callout tone="danger" announce>
          {refused}
        </Callout>
      )}
      <CandidateHeader
        candidate={candidate}
        job={{ jobId: job.jobId, title: jobTitle }}
        stage={columns.find(({ id }) => id === candidate.columnId)?.title}
        optedOut={data.optedOut}
      >
        <div ref={page.actions} className="max-sm:hidden">
          <Actions {...shared} />
        </div>
        <Panels at="header" {...panels} />
        {candidate.masked && <Unmask level={candidate.masked} mayReview={mayReview} />}
      </CandidateHeader>
      {candidate.rejected ? (
        <Rejected
          reason={candidate.rejectionReason}
          automatic={candidate.status === 'auto rejected'}
          answers={answers}
          missed={candidate.missed}
        />
      ) : (
        mayEdit && <RejectWithoutScripts />
      )}
      {candidate.rejectionMessage && (
        <HeldMessage
          message={candidate.rejectionMessage}
          mayEdit={mayEdit}
          mayInvite={mayInvite}
          isOutdated={!candidate.rejected}
          onCorrect={() => page.setDialog('correct')}
        />
      )}
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {data.held && <HeldBack held={data.held} />}
          {!data.held && chapters.length > 0 && (
            <Card>
              <Player
                candidate={candidate}
                chapters={chapters}
                current={current}
                onChoose={page.choose}
                comments={candidate.comments}
                controls={page.controls}
                startAt={page.startAt}
                onComment={mayReview ? page.commentHere : undefined}
              />
            </Card>
          )}
          {!data.held && (
            <Card>
              <Answers answers={answers} candidateId={candidate.id} started={candidate.startedAt !== null} />
            </Card>
          )}
          <Panels at="main" {...panels} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Panels at="side" {...panels} />
          <Card>
            <Rating
              ratings={candidate.ratings}
              average={candidate.ratingsAvg}
              people={people}
              viewer={viewer}
              mayReview={mayReview}
              hidden={candidate.ratingsHidden}
              blind={job.blindReview}
              anonymous={job.anonymousReview}
              maySwitch={mayEditJob}
            />
          </Card>
          <Card>
            <Comments
              ref={page.comment}
              comments={candidate.comments}
              total={data.comments.total}
              next={data.comments.next}
              people={people}
              viewer={viewer}
              mayReview={mayReview}
              stamp={page.stamp}
              onStamp={page.setStamp}
              onSeek={page.seekTo}
            />
          </Card>
          <Card>
            <Details candidate={candidate} />
          </Card>
        </div>
      </div>
      {(mayReview || mayEdit) && (
        <div className="sticky bottom-0 z-10 -mx-4 -mb-4 flex flex-wrap items-center justify-between gap-1 border-t border-line bg-raised px-2 py-2 shadow-float sm:hidden">
          {mayReview && <Stars own={own} />}
          {mayReview && (
            <Button icon variant="quiet" aria-label={t('writeComment')} onClick={page.commentHere}>
              <ChatBubbleIcon aria-hidden="true" />
            </Button>
          )}
          <Actions {...shared} compact />
        </div>
      )}
      <RejectDialog
        name={page.dialog === 'reject' ? candidate.name : null}
        jobId={job.jobId}
        example={candidate.email ? candidate.name : null}
        onClose={close}
        onReject={(rejection) => {
          close()
          page.reject(rejection)
        }}
      />
      {page.dialog === 'correct' && (
        <WriteDialog
          name={candidate.name}
          jobId={job.jobId}
          example={candidate.name}
          onClose={close}
          onSend={(words) => {
            close()
            page.write(words)
          }}
        />
      )}
      <DeleteDialog name={candidate.name} open={page.dialog === 'delete'} onClose={close} />
      <LazyKeyList place="review" open={page.dialog === 'help'} onClose={close} />
    </div>
  )
}
