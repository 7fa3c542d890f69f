import { Cross2Icon, EnvelopeClosedIcon, PlusIcon } from '../ui/icons.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { contactProblems } from '#contracts/candidate/contact.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { newCommandId } from './command-id.ts'
import { newId } from './new-module.ts'
import { type InviteAnswer, type Invitee, inviteOver } from './requests.ts'

type Row = Invitee & { id: string; problems: Record<string, string> }
const emptyRow = (): Row => ({ id: newId(), name: '', email: '', problems: {} })
const MOST_ROWS = 20
const FAILED = 'An error occurred, please try again.'

/** Invites people by e-mail: each gets a link of their own. */
export function AddCandidates({ jobId }: { jobId: string }) {
  const form = useRef<HTMLFormElement>(null)
  const [rows, setRows] = useState<Row[]>(() => [{ ...emptyRow(), id: 'first' }])
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null)
  // The same id while the same people are sent again: nobody is invited twice by a lost answer.
  const attempt = useRef<{ people: string; commandId: string } | null>(null)
  const edit = (id: string, changes: Partial<Row>) => setRows((all) => all.map((row) => (row.id === id ? { ...row, ...changes } : row)))

  async function send(event: FormEvent) {
    event.preventDefault()
    const checked = rows.map((row) => ({ ...row, problems: contactProblems({ ...row, phone: '' }) }))
    setRows(checked)
    setAnswer(null)
    const wrong = checked.find(({ problems }) => Object.keys(problems).length > 0)
    if (wrong) return requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
    const people = checked.map(({ name, email }) => ({ name, email }))
    const key = JSON.stringify(people)
    if (attempt.current?.people !== key) attempt.current = { people: key, commandId: newCommandId() }
    setBusy(true)
    const answered = await inviteOver(jobId, { commandId: attempt.current.commandId, people }).catch((): InviteAnswer | null => null)
    setBusy(false)
    if (!answered?.sent) return setAnswer({ tone: 'danger', text: answered?.refusal.message ?? FAILED })
    attempt.current = null
    take(checked, answered.outcomes)
  }

  /** Who was invited leaves the form; who was not stays, with the reason. */
  function take(sent: Row[], outcomes: Extract<InviteAnswer, { sent: true }>['outcomes']) {
    const left = sent.flatMap((row, index) => {
      const problem = outcomes[index]?.problem
      return problem ? [{ ...row, problems: { email: problem } }] : []
    })
    const invited = sent.length - left.length
    setRows(left.length > 0 ? left : [emptyRow()])
    setAnswer(
      invited > 0
        ? { tone: 'success', text: invited === 1 ? 'One invitation is on its way' : `${invited} invitations are on their way` }
        : { tone: 'danger', text: 'Nobody was invited' },
    )
  }

  return (
    <Card title="Add Candidates">
      <form ref={form} onSubmit={(event) => void send(event)} noValidate className="flex flex-col gap-3">
        <p className="text-muted">They get an e-mail with a link of their own and appear on the board as pending.</p>
        <ol className="flex flex-col gap-3">
          {rows.map(({ id, name, email, problems }, index) => (
            <li key={id} className={`grid items-start gap-2 ${rows.length > 1 ? 'grid-cols-[1fr_auto] sm:grid-cols-[1fr_1fr_auto]' : 'sm:grid-cols-2'}`}>
              <Field label={index === 0 ? 'Name' : `Name ${index + 1}`} hideLabel={index > 0} error={problems.name} required className={rows.length > 1 ? 'max-sm:col-span-2' : ''}>
                <TextInput value={name} autoComplete="off" onChange={(event) => edit(id, { name: event.target.value, problems: {} })} />
              </Field>
              <Field label={index === 0 ? 'E-mail' : `E-mail ${index + 1}`} hideLabel={index > 0} error={problems.email} required>
                <TextInput type="email" inputMode="email" value={email} autoComplete="off" onChange={(event) => edit(id, { email: event.target.value, problems: {} })} />
              </Field>
              {rows.length > 1 && (
                <Button
                  variant="quiet"
                  icon
                  aria-label={`Remove person ${index + 1}`}
                  className={index === 0 ? 'mt-6' : ''}
                  onClick={() => setRows((all) => all.filter((row) => row.id !== id))}
                >
                  <Cross2Icon />
                </Button>
              )}
            </li>
          ))}
        </ol>
        {answer && (
          <Callout tone={answer.tone} announce>
            {answer.text}
          </Callout>
        )}
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setRows((all) => [...all, emptyRow()])} disabled={rows.length >= MOST_ROWS}>
            <PlusIcon aria-hidden="true" />
            Add another
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            <EnvelopeClosedIcon aria-hidden="true" />
            Invite
          </Button>
        </div>
      </form>
    </Card>
  )
}
