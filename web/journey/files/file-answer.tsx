import { type DragEvent, useEffect, useRef, useState } from 'react'
import { fileProblem, MAX_FILE_MB, type StoredFile } from '#contracts/job/modules/files.ts'
import type { Words } from '#contracts/kernel/wording.ts'
import { namespace } from '../../i18n/namespace.ts'
import { useKindRuleText } from '../../i18n/kind-rule-text.ts'
import { acceptedFiles } from '../../modules/inputs/file-input.tsx'
import type { FileInputProps } from '../../modules/inputs/file-sender.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { FieldError } from '../../ui/field.tsx'
import { FileTextIcon, UploadIcon } from '../../ui/icons.tsx'
import { useFileLine } from '../../ui/use-file-line.ts'
import { allEndings, type FileTake, giveUp, keepFile, pictureEndings, unfinishedFile } from './file-takes.ts'
import { Sending } from './sending.tsx'

const useText = namespace('answers')

type Candidate = { candidateId: string; token: string }

/** One file: chosen, taken with the camera or dropped; on its way; arrived. What has arrived is the answer of the page's form. */
export function FileAnswer({
  moduleId,
  given,
  wiring,
  picturesOnly = false,
  candidate,
}: FileInputProps & { candidate: Candidate }) {
  const t = useText()
  const say = useKindRuleText()
  const lineOf = useFileLine()
  const field = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<StoredFile | null>(given)
  const [take, setTake] = useState<FileTake | null>(null)
  const [problem, setProblem] = useState<Words | null>(null)
  const [waiting, setWaiting] = useState(false)
  const [awake, setAwake] = useState(false)
  const [over, setOver] = useState(false)
  const { candidateId } = candidate

  useEffect(() => {
    setAwake(true)
    let gone = false
    void unfinishedFile(candidateId, moduleId).then((found) => !gone && setTake((now) => now ?? found))
    return () => {
      gone = true
    }
  }, [candidateId, moduleId])

  // The page goes on when the file has arrived: what is sent before that would say that there is none.
  const sending = take !== null
  useEffect(() => {
    const form = field.current?.form
    if (!sending || !form) return
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      setWaiting(true)
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => form.removeEventListener('submit', hold, { capture: true })
  }, [sending])

  function put(next: StoredFile | null) {
    setFile(next)
    setTake(null)
    setWaiting(false)
    if (field.current) field.current.value = next ? JSON.stringify(next) : ''
    wiring.changed()
  }

  async function choose(chosen: File | undefined) {
    if (!chosen) return
    const wrong = fileProblem(chosen, picturesOnly ? pictureEndings : allEndings)
    setProblem(wrong)
    if (wrong) return
    if (take) await giveUp(take)
    put(null)
    setTake(await keepFile(candidateId, moduleId, chosen))
  }

  async function cancel() {
    if (take) await giveUp(take)
    put(null)
    chooser.current?.focus()
  }

  const error = problem ? say(problem) : wiring.error
  const describedBy = classes(wiring.describedBy, `${wiring.errorId}-rules`, error && wiring.errorId)
  const common = {
    type: 'file',
    disabled: !awake,
    className: 'peer sr-only',
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
  } as const
  const chosen = (input: HTMLInputElement) => {
    const [first] = input.files ?? []
    input.value = ''
    void choose(first)
  }

  return (
    <div
      className={classes(
        'flex flex-col gap-3 rounded-md border border-dashed p-4',
        over ? 'border-accent bg-accent-soft' : 'border-control',
      )}
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        void choose(event.dataTransfer.files[0])
      }}
    >
      <input ref={field} type="hidden" name="file" defaultValue={file ? JSON.stringify(file) : ''} />
      {file && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <FileTextIcon aria-hidden="true" className="shrink-0 text-muted" />
          <bdi className="min-w-0 grow font-medium wrap-anywhere">{lineOf(file)}</bdi>
          <Button variant="quiet" size="sm" onClick={() => void cancel()}>
            {t('removeFile')}
          </Button>
        </div>
      )}
      {take && (
        <Sending
          key={take.recordingId}
          take={take}
          token={candidate.token}
          onArrived={(arrived) => put(arrived)}
          onCancel={() => void cancel()}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <label className="relative flex">
          <input
            {...common}
            ref={chooser}
            id={`${wiring.errorId}-file`}
            accept={picturesOnly ? 'image/png,image/jpeg,image/webp' : acceptedFiles}
            required={wiring.required && !file}
            onChange={({ currentTarget }) => chosen(currentTarget)}
          />
          <span className={buttonClasses({}, 'peer-focus-visible:outline-2 peer-disabled:opacity-60')}>
            <UploadIcon aria-hidden="true" /> {t(file || take ? 'replaceFile' : 'chooseFile')}
          </span>
        </label>
        <label className="relative hidden pointer-coarse:flex">
          <input
            {...common}
            accept="image/*"
            capture="environment"
            onChange={({ currentTarget }) => chosen(currentTarget)}
          />
          <span className={buttonClasses({}, 'peer-focus-visible:outline-2 peer-disabled:opacity-60')}>
            {t('takePhoto')}
          </span>
        </label>
      </div>
      <p id={`${wiring.errorId}-rules`} className="text-sm text-muted">
        {t(picturesOnly ? 'pictureRules' : 'fileRules', { most: MAX_FILE_MB })}
      </p>
      <FieldError id={wiring.errorId} error={error} />
      <p role="status" className={waiting && sending ? 'text-sm font-medium' : 'sr-only'}>
        {waiting && sending ? t('fileWait') : file ? t('fileArrived', { name: file.name }) : ''}
      </p>
    </div>
  )
}
