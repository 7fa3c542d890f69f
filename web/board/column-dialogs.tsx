import { useId, useRef, useState } from 'react'
import type { Column } from '#contracts/job/columns.ts'
import type { BoardColumn } from '#contracts/views/board.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { type Change, NotSent, send } from './send.ts'

const useText = namespace('board')
const useCommonText = namespace('common')

export type ColumnTask = { kind: 'add' } | { kind: 'rename' | 'remove'; column: Column }

type ColumnDialogsProps = {
  jobId: string
  task: ColumnTask | null
  /** All of the board, with how many people are in each. */
  columns: readonly BoardColumn[]
  onClose: () => void
  onChanged: (columns: readonly Column[], said: string) => void
}

/** Adding, renaming and removing columns; a refusal is shown in its dialog. */
export default function ColumnDialogs({ jobId, task, columns, onClose, onChanged }: ColumnDialogsProps) {
  const form = useId()
  const t = useText()
  const common = useCommonText()
  const { number } = useFormat()
  const title = useRef<HTMLInputElement>(null)
  const target = useRef<HTMLSelectElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const close = () => {
    setProblem(null)
    onClose()
  }

  const removing = task?.kind === 'remove'
  const removed = removing ? task.column.id : null
  const people = columns.find(({ id }) => id === removed)?.count ?? 0

  async function submit() {
    if (!task) return
    const [change, said] = changeOf(t, task, title.current?.value ?? '', target.current?.value)
    if (people > 0 && !target.current?.value) return setProblem(t('chooseStage'))
    setBusy(true)
    try {
      const answer = await send(jobId, change)
      if (answer.refusal) return setProblem(answer.refusal.message)
      if (answer.columns) onChanged(answer.columns, said)
      close()
    } catch (error) {
      if (!(error instanceof NotSent)) throw error
      setProblem(t(error.why))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={task !== null}
      onClose={close}
      size="sm"
      title={
        task?.kind === 'add'
          ? t('addTitle')
          : task?.kind === 'rename'
            ? t('renameTitle')
            : t('removeTitle', { column: task?.column.title ?? '' })
      }
      description={
        removing
          ? people > 0
            ? t('peopleInColumn', { count: people, number: number(people) })
            : t('emptyColumn')
          : undefined
      }
      footer={
        <>
          <Button onClick={close}>{common('cancel')}</Button>
          <Button variant={removing ? 'danger' : 'primary'} type="submit" form={form} busy={busy}>
            {task?.kind === 'add'
              ? t('addColumn')
              : removing
                ? people > 0
                  ? t('moveAndRemove')
                  : t('remove')
                : t('renameColumn')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {people > 0 ? (
          <Field label={t('moveThemTo')} error={problem} required>
            <Select
              ref={target}
              placeholder={t('chooseStage')}
              options={columns
                .filter(({ id, kind }) => id !== removed && kind !== 'rejected')
                .map(({ id, title: label }) => ({ value: id, label }))}
            />
          </Field>
        ) : removing ? (
          problem && (
            <p role="alert" className="font-medium text-danger-ink">
              {problem}
            </p>
          )
        ) : (
          <Field label={t('title')} error={problem} required>
            <TextInput ref={title} maxLength={60} defaultValue={task?.kind === 'rename' ? task.column.title : ''} />
          </Field>
        )}
      </form>
    </Dialog>
  )
}

function changeOf(t: ReturnType<typeof useText>, task: ColumnTask, title: string, moveTo?: string): [Change, string] {
  switch (task.kind) {
    case 'add':
      return [{ intent: 'addColumn', title }, t('columnAdded', { column: title })]
    case 'rename':
      return [{ intent: 'renameColumn', columnId: task.column.id, title }, t('columnRenamed', { column: title })]
    case 'remove':
      return [
        { intent: 'removeColumn', columnId: task.column.id, ...(moveTo ? { moveTo } : {}) },
        t('columnRemoved', { column: task.column.title }),
      ]
  }
}
