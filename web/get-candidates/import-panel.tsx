import { useState } from 'react'
import type { ColumnMapping } from '#contracts/candidate-import/columns.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import { ImportCheck } from './import-check.tsx'
import { ImportColumns } from './import-columns.tsx'
import { askImport, type Checked, type ReadAnswer } from './import-requests.ts'
import { ImportRun } from './import-run.tsx'
import { ImportSource, type Source } from './import-source.tsx'

const useText = namespace('outreach')

type Step =
  | { at: 'source' }
  | { at: 'columns'; source: Source; read: ReadAnswer }
  | { at: 'check'; source: Source; read: ReadAnswer; checked: Checked }
  | { at: 'run'; checked: Checked; send: boolean }

/** A list of people, from choosing it to the report; nothing is added before the last step. */
export default function ImportPanel({ jobId, onSent }: { jobId: string; onSent?: (() => void) | undefined }) {
  const t = useText()
  const [step, setStep] = useState<Step>({ at: 'source' })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function ask<Answer>(fields: Record<string, string | Blob>, then: (answer: Answer) => Step) {
    setBusy(true)
    setProblem(null)
    try {
      setStep(then(await askImport<Answer>(jobId, fields)))
    } catch (error) {
      setProblem((error as Error).message || t('importFailed'))
    } finally {
      setBusy(false)
    }
  }
  const fieldsOf = (source: Source): Record<string, string | Blob> =>
    source.file ? { file: source.file } : { text: source.text }
  const check = (source: Source, read: ReadAnswer, mapping: ColumnMapping, headed: boolean) =>
    ask<Checked>(
      { intent: 'check', ...fieldsOf(source), mapping: JSON.stringify(mapping), headed: String(headed) },
      (checked) => ({ at: 'check', source, read: { ...read, mapping, headed }, checked }),
    )

  return (
    <Card title={t('importTitle')}>
      <div className="flex flex-col gap-4">
        {step.at === 'source' && (
          <ImportSource
            busy={busy}
            onRead={(source) =>
              void ask<ReadAnswer>({ intent: 'read', ...fieldsOf(source) }, (read) => ({ at: 'columns', source, read }))
            }
          />
        )}
        {step.at === 'columns' && (
          <ImportColumns
            read={step.read}
            busy={busy}
            onCheck={(mapping, headed) => void check(step.source, step.read, mapping, headed)}
          />
        )}
        {step.at === 'check' && (
          <ImportCheck
            checked={step.checked}
            onImport={(send) => setStep({ at: 'run', checked: step.checked, send })}
          />
        )}
        {step.at === 'run' && <ImportRun jobId={jobId} people={step.checked.people} send={step.send} onSent={onSent} />}
        {problem && (
          <Callout tone="danger" announce>
            {problem}
          </Callout>
        )}
        {(step.at === 'columns' || step.at === 'check') && (
          <Button
            className="self-start"
            onClick={() => {
              setProblem(null)
              setStep(step.at === 'check' ? { at: 'columns', source: step.source, read: step.read } : { at: 'source' })
            }}
          >
            {t('importBack')}
          </Button>
        )}
      </div>
    </Card>
  )
}
