import { useEffect, useState } from 'react'
import type { Way } from '#contracts/job/boards/boards.ts'
import type { Posting } from '#contracts/job/boards/posting.ts'
import { namespace } from '../i18n/namespace.ts'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { askBoards, type BoardsAnswer, type BoardsData, type BoardsRequest, showsForm } from './boards-data.ts'
import { BoardsForm } from './boards-form.tsx'
import { PostingForm } from './posting-form.tsx'

const useText = namespace('boards')
type Refused = { message: string; fields: Record<string, string> }
type PowerViewProps = { jobId: string; way: Way; onPosted: () => void }

/** Job Details as boards show them, then the boards. The form is skipped where it has nothing to mend (PUB-012). */
export default function PowerView({ jobId, way, onPosted }: PowerViewProps) {
  const t = useText()
  const [data, setData] = useState<BoardsData | null>(null)
  const [step, setStep] = useState<'form' | 'boards'>('form')
  const [refused, setRefused] = useState<Refused | null>(null)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const [posted, setPosted] = useState(false)

  /** What came back, or null for a no, which is shown. */
  async function ask(request?: BoardsRequest): Promise<BoardsData | null> {
    setBusy(true)
    setRefused(null)
    setPosted(false)
    const answer = await askBoards(jobId, request).catch(
      (): BoardsAnswer => ({ refused: { message: t('failed'), fields: {} } }),
    )
    setBusy(false)
    if ('refused' in answer) {
      setRefused(answer.refused)
      return null
    }
    setData(answer)
    return answer
  }
  useEffect(() => {
    void ask().then((first) => first && setStep(showsForm(first, way) ? 'form' : 'boards'))
  }, [jobId, way])

  async function next(posting: Posting) {
    const saved = await ask({ intent: 'save', posting })
    if (!saved) return
    setProblems(saved.problems[way])
    if (Object.keys(saved.problems[way]).length === 0) setStep('boards')
  }
  async function change(request: BoardsRequest) {
    if (!(await ask(request)) || request.intent !== 'post') return
    setPosted(true)
    onPosted()
  }
  return (
    <Card title={t(step === 'form' ? 'jobDetails' : 'jobBoards')}>
      <p className="mb-4 max-w-prose text-muted">
        {t(step === 'form' ? 'detailsHint' : way === 'share' ? 'shareAbout' : 'boostAbout')}
      </p>
      {refused && (
        <Callout tone="danger" announce className="mb-4">
          {refused.message}
        </Callout>
      )}
      {posted && (
        <Callout tone="success" announce className="mb-4">
          {t('posted')}
        </Callout>
      )}
      {!data && !refused && <Spinner />}
      {data && step === 'form' && (
        <PostingForm
          way={way}
          posting={data.posting}
          problems={{ ...problems, ...refused?.fields }}
          busy={busy}
          onNext={(posting) => void next(posting)}
        />
      )}
      {data && step === 'boards' && (
        <BoardsForm
          way={way}
          data={data}
          problems={refused?.fields ?? {}}
          busy={busy}
          onBack={() => setStep('form')}
          onSend={(request) => void change(request)}
        />
      )}
    </Card>
  )
}
