import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { Uploads } from './use-uploads.ts'

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

type UploadNoticeProps = { uploads: Uploads; known: readonly { recordingId: string; moduleId: string; questionId: string; uploaded: boolean }[]; finished: boolean }

/** A take that stands for its question, never arrived, and is not in this browser. */
const elsewhere = ({ store, takes }: Uploads, known: UploadNoticeProps['known']) =>
  store !== null &&
  known.some(
    (take, index) =>
      !take.uploaded &&
      !known.slice(index + 1).some((later) => later.moduleId === take.moduleId && later.questionId === take.questionId) &&
      !takes.some(({ recordingId }) => recordingId === take.recordingId),
  )

/** How the recordings on their way are doing, on every page until all have arrived. */
export function UploadNotice({ uploads, known, finished }: UploadNoticeProps) {
  const { summary, online, retry } = uploads
  const { open, count, sent, total, problem } = summary
  if (finished && elsewhere(uploads, known))
    return (
      <Callout tone="warning" title="One of your recordings has not arrived">
        It is on the device you recorded it with. Open the link there once more, and it goes on its way.
      </Callout>
    )
  if (count === 0) return null
  if (open === 0)
    return finished ? (
      <Callout tone="success" announce>
        {count === 1 ? 'Your recording has arrived.' : 'All your recordings have arrived.'} You can close this page.
      </Callout>
    ) : null
  if (problem)
    return (
      <Callout tone="danger" title="A recording could not be sent" announce>
        <p>{problem}</p>
        <Button size="sm" className="mt-2" onClick={retry}>
          Try again
        </Button>
      </Callout>
    )
  const broken = summary.interrupted || !online
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-raised p-3">
      <Progress
        label={open === 1 ? 'Sending your recording' : `Sending ${open} recordings`}
        value={sent}
        max={Math.max(total, 1)}
        detail={`${megabytes(sent)} of ${megabytes(total)} MB`}
      />
      {broken ? (
        <Callout tone="warning" announce>
          The connection is lost. Your recordings are safe on this device and go on their way as soon as you are online again.
        </Callout>
      ) : (
        finished && <p className="text-sm text-muted">Please keep this page open until they have arrived. If you have to leave, open the link again later on this device.</p>
      )}
    </div>
  )
}
