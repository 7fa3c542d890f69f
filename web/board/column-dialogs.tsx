import { useId, useRef, useState } from 'react'
import type { Column } from '#contracts/job/columns.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { type Change, NotSent, send } from './send.ts'

export type ColumnTask = { kind: 'add' } | { kind: 'rename' | 'remove'; column: Column }

type ColumnDialogsProps = {
  jobId: string
  task: ColumnTask | null
  onClose: () => void
  onChanged: (columns: readonly Column[], said: string) => void
}

/** Adding, renaming and removing columns; what the server refuses is said where it was asked. */
export function ColumnDialogs({ jobId, task, onClose, onChanged }: ColumnDialogsProps) {
  const form = useId()
  const title = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const close = () => {
    setProblem(null)
    onClose()
  }

  async function submit() {
    if (!task) return
    const text = title.current?.value ?? ''
    const [change, said] = changeOf(task, text)
    setBusy(true)
    try {
      const answer = await send(jobId, change)
      if (answer.refusal) return setProblem(answer.refusal.message)
      if (answer.columns) onChanged(answer.columns, said)
      close()
    } catch (error) {
      if (!(error instanceof NotSent)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }

  const removing = task?.kind === 'remove'
  return (
    <Dialog
      open={task !== null}
      onClose={close}
      size="sm"
      title={task?.kind === 'add' ? 'Add a column' : task?.kind === 'rename' ? 'Rename the column' : `Remove ${task?.column.title ?? ''}?`}
      description={removing ? 'Only an empty column can be removed.' : undefined}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant={removing ? 'danger' : 'primary'} type="submit" form={form} busy={busy}>
            {task?.kind === 'add' ? 'Add column' : removing ? 'Remove' : 'Rename'}
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
        {removing ? (
          problem && (
            <p role="alert" className="font-medium text-danger-ink">
              {problem}
            </p>
          )
        ) : (
          <Field label="Title" error={problem} required>
            <TextInput ref={title} autoFocus maxLength={60} defaultValue={task?.kind === 'rename' ? task.column.title : ''} />
          </Field>
        )}
      </form>
    </Dialog>
  )
}

function changeOf(task: ColumnTask, title: string): [Change, string] {
  switch (task.kind) {
    case 'add':
      return [{ intent: 'addColumn', title }, `Column ${title} added`]
    case 'rename':
      return [{ intent: 'renameColumn', columnId: task.column.id, title }, `Column renamed to ${title}`]
    case 'remove':
      return [{ intent: 'removeColumn', columnId: task.column.id }, `Column ${task.column.title} removed`]
  }
}
