import { useEffect, useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { GONE } from './upload/upload.machine.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { Uploads } from './use-uploads.ts'

const useText = namespace('recording')

/** Why a recording cannot be sent, by the server's code. */
const reasons = {
  [GONE]: 'gone',
  'media/too-large': 'tooLarge',
  'candidate/no-retakes-left': 'noRetakes',
  'candidate/already-completed': 'over',
  'candidate/rejected': 'over',
} as const
const reasonOf = (problem: string) => (problem in reasons ? reasons[problem as keyof typeof reasons] : 'notAccepted')

type UploadNoticeProps = {
  uploads: Uploads
  known: readonly { recordingId: string; moduleId: string; questionId: string; uploaded: boolean }[]
  finished: boolean
}

/** The take of a question that never arrived and is not in this browser. */
const elsewhere = ({ store, takes }: Uploads, known: UploadNoticeProps['known']) =>
  store !== null &&
  known.some(
    (take, index) =>
      !take.uploaded &&
      !known
        .slice(index + 1)
        .some((later) => later.moduleId === take.moduleId && later.questionId === take.questionId) &&
      !takes.some(({ recordingId }) => recordingId === take.recordingId),
  )

export function SenderMissing({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <Callout tone="danger" announce>
      <p>{t('notLoaded')}</p>
      <Button size="sm" className="mt-2" onClick={onRetry}>
        {t('sendAgain')}
      </Button>
    </Callout>
  )
}

/** Long enough to be read. */
const ARRIVED_MS = 3000

/** Whether something has been so for a while. */
function useSettled(is: boolean): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    setSettled(false)
    if (!is) return
    const timer = setTimeout(() => setSettled(true), ARRIVED_MS)
    return () => clearTimeout(timer)
  }, [is])
  return is && settled
}

/** How the recordings are doing, at the foot of every page from the first that is sent on until all have arrived. */
export function UploadNotice({ uploads, known, finished }: UploadNoticeProps) {
  const t = useText()
  const { decimal } = useFormat()
  const megabytes = (bytes: number) => decimal(bytes / 1_000_000, 1)
  const { summary, online, sender, retry, askAgain } = uploads
  const { open, count, sent, total, problem } = summary
  const isOver = useSettled(count > 0 && open === 0 && !problem)
  if (finished && elsewhere(uploads, known))
    return (
      <Callout tone="warning" title={t('elsewhereTitle')}>
        {t('elsewhereText')}
      </Callout>
    )
  if (count === 0) return null
  if (open === 0 && finished)
    return (
      <Callout tone="success" announce>
        {t('arrived', { count })}
      </Callout>
    )
  if (sender === 'missing') return <SenderMissing onRetry={askAgain} />
  if (problem)
    return (
      <Callout tone="danger" title={t('notSent')} announce>
        <p>{t(reasonOf(problem))}</p>
        <Button size="sm" className="mt-2" onClick={retry}>
          {t('sendAgain')}
        </Button>
      </Callout>
    )
  if (isOver) return null
  const broken = open > 0 && (summary.interrupted || !online)
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-raised p-3">
      <Progress
        label={open > 0 ? t('sending', { count: open }) : t('arrivedSoFar', { count })}
        value={sent}
        max={Math.max(total, 1)}
        detail={t('sentOf', { sent: megabytes(sent), total: megabytes(total) })}
      />
      {broken ? (
        <Callout tone="warning" announce>
          {t('connectionLost')}
        </Callout>
      ) : (
        finished && <p className="text-sm text-muted">{t('keepOpen')}</p>
      )}
    </div>
  )
}
