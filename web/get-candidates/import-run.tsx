import { useEffect, useRef, useState } from 'react'
import { IMPORT_PART, type ImportCounts } from '#contracts/candidate-import/limits.ts'
import type { Contact } from '#contracts/candidate/contact.ts'
import { withoutFormulas } from '#contracts/kernel/spreadsheet.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { newCommandId } from '../offline/index.ts'
import { Button, buttonClasses } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { DownloadIcon, ResetIcon } from '../ui/icons.tsx'
import { Progress } from '../ui/progress.tsx'
import { LeftList, Outcomes } from './import-check.tsx'
import { askImport, type PartAnswer, plus } from './import-requests.ts'

const useText = namespace('outreach')

type Run = { done: number; counts: ImportCounts; left: PartAnswer['left']; state: 'runs' | 'stopped' | 'ended' }
type ImportRunProps = {
  jobId: string
  people: readonly Contact[]
  send: boolean
  onSent?: (() => void) | undefined
}

/** Adds the list part by part. A part whose answer was lost is sent again under its own number, and counts once. */
export function ImportRun({ jobId, people, send, onSent }: ImportRunProps) {
  const t = useText()
  const { number } = useFormat()
  const [run, setRun] = useState<Run>({ done: 0, counts: {}, left: [], state: 'runs' })
  const [problem, setProblem] = useState<string | null>(null)
  const [reverted, setReverted] = useState<{ removed: number; kept: number } | null>(null)
  const [importId] = useState(newCommandId)
  const stops = useRef(false)
  const began = useRef(false)

  async function go(from: Run) {
    stops.current = false
    setProblem(null)
    let now: Run = { ...from, state: 'runs' }
    setRun(now)
    try {
      while (now.done < people.length && !stops.current) {
        const part = people.slice(now.done, now.done + IMPORT_PART)
        const { counts, left } = await askImport<PartAnswer>(jobId, {
          intent: 'part',
          importId,
          part: String(now.done / IMPORT_PART),
          people: JSON.stringify(part),
          send: String(send),
          last: String(now.done + part.length >= people.length),
        })
        now = { ...now, done: now.done + part.length, counts: plus(now.counts, counts), left: [...now.left, ...left] }
        setRun(now)
      }
      if (now.counts.invited) onSent?.()
      setRun({ ...now, state: now.done < people.length ? 'stopped' : 'ended' })
    } catch (error) {
      setProblem((error as Error).message || t('importFailed'))
      setRun({ ...now, state: 'stopped' })
    }
  }
  useEffect(() => {
    if (began.current) return
    began.current = true
    void go(run)
  }, [])
  const revert = () =>
    askImport<{ removed: number; kept: number }>(jobId, { intent: 'revert', importId }).then(setReverted, (error) =>
      setProblem((error as Error).message || t('importFailed')),
    )

  return (
    <>
      <Progress
        label={t(run.state === 'ended' ? 'importEnded' : 'importRuns')}
        value={run.done}
        max={people.length}
        detail={t('importOf', { done: number(run.done), all: number(people.length) })}
      />
      <Outcomes counts={run.counts} />
      <LeftList left={run.left} />
      {problem && (
        <Callout tone="danger" announce>
          {problem}
        </Callout>
      )}
      {reverted ? (
        <Callout tone="success" announce>
          {t('importReverted', { removed: number(reverted.removed), kept: number(reverted.kept) })}
        </Callout>
      ) : (
        <div className="flex flex-wrap gap-2">
          {run.state === 'runs' && <Button onClick={() => (stops.current = true)}>{t('importStop')}</Button>}
          {run.state === 'stopped' && (
            <Button variant="primary" onClick={() => void go(run)}>
              {t('importGoOn')}
            </Button>
          )}
          {run.state !== 'runs' && run.left.length > 0 && (
            <a className={buttonClasses()} download="not-imported.csv" href={reportOf(run.left)}>
              <DownloadIcon aria-hidden="true" /> {t('importReport')}
            </a>
          )}
          {run.state !== 'runs' && run.done > 0 && (
            <Button onClick={() => void revert()}>
              <ResetIcon aria-hidden="true" /> {t('importUndo')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** Those who were left out, as a list that can be mended and imported. */
function reportOf(left: PartAnswer['left']): string {
  const cell = (text: string) => `"${withoutFormulas(text).replaceAll('"', '""')}"`
  const lines = left.map(({ name, email, phone, problem }) => [name, email, phone, problem].map(cell).join(','))
  return `data:text/csv;charset=utf-8,${encodeURIComponent(['name,email,phone,reason', ...lines].join('\r\n'))}`
}
