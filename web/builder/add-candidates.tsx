import { EnvelopeClosedIcon, PlusIcon } from '../ui/icons.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { channelsFor, contactProblems } from '#contracts/candidate/contact.ts'
import type { FieldProblems } from '#contracts/job/rules.ts'
import { namespace } from '../i18n/namespace.ts'
import { useRuleText } from '../i18n/rule-text.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { newCommandId } from '../offline/index.ts'
import { adds, at, focusPath } from './focus.ts'
import { newId } from './new-id.ts'
import { RemoveButton } from './remove-button.tsx'
import { type InviteAnswer, type Invitee, inviteOver } from './requests.ts'

const useText = namespace('share')

type Row = Invitee & { id: string; problems: FieldProblems }
const emptyRow = (): Row => ({ id: newId(), name: '', email: '', phone: '', problems: {} })
const MOST_ROWS = 20

/** Invites people by email, by text message or both (PUB-022): each gets a link of their own. */
export function AddCandidates({ jobId, onSent }: { jobId: string; onSent?: () => void }) {
  const t = useText()
  const say = useRuleText()
  const form = useRef<HTMLFormElement>(null)
  const [rows, setRows] = useState<Row[]>(() => [{ ...emptyRow(), id: 'first' }])
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null)
  // The same id while the same people are sent again: a lost answer invites no one twice.
  const attempt = useRef<{ people: string; commandId: string } | null>(null)
  const edit = (id: string, changes: Partial<Row>) =>
    setRows((all) => all.map((row) => (row.id === id ? { ...row, ...changes } : row)))

  const add = () => {
    const row = emptyRow()
    setRows((all) => [...all, row])
    focusPath(`people.${row.id}`)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    const checked = rows.map((row) => ({ ...row, problems: contactProblems(row, 'optional', channelsFor(row, true)) }))
    setRows(checked)
    setAnswer(null)
    const wrong = checked.find(({ problems }) => Object.keys(problems).length > 0)
    if (wrong)
      return requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
    const people = checked.map(({ name, email, phone }) => ({ name, email, phone }))
    const key = JSON.stringify(people)
    if (attempt.current?.people !== key) attempt.current = { people: key, commandId: newCommandId() }
    setBusy(true)
    const answered = await inviteOver(jobId, { commandId: attempt.current.commandId, people }).catch(
      (): InviteAnswer | null => null,
    )
    setBusy(false)
    if (!answered?.sent) return setAnswer({ tone: 'danger', text: answered?.refusal.message ?? t('failed') })
    attempt.current = null
    take(checked, answered.outcomes)
  }

  /** Who was invited leaves the form; who was not stays, with the reason. */
  function take(sent: Row[], outcomes: Extract<InviteAnswer, { sent: true }>['outcomes']) {
    const left = sent.flatMap((row, index) => {
      const problem = outcomes[index]?.problem
      return problem
        ? [
            {
              ...row,
              problems: {
                [['no-text', 'invalid'].includes(outcomes[index]!.outcome) || row.email.trim() === ''
                  ? 'phone'
                  : 'email']: problem,
              },
            },
          ]
        : []
    })
    const invited = sent.length - left.length
    if (invited > 0) onSent?.()
    setRows(left.length > 0 ? left : [emptyRow()])
    setAnswer(
      invited > 0
        ? { tone: 'success', text: t('invited', { count: invited }) }
        : { tone: 'danger', text: t('nobodyInvited') },
    )
  }

  return (
    <Card title={t('addCandidates')} className="md:col-span-2">
      <form ref={form} onSubmit={(event) => void send(event)} noValidate className="flex flex-col gap-3">
        <p className="text-muted">{t('ownLink')}</p>
        <ol className="flex flex-col gap-3">
          {rows.map(({ id, name, email, phone, problems }, index) => (
            <li
              key={id}
              className={`grid items-start gap-2 ${rows.length > 1 ? 'grid-cols-[1fr_auto] sm:grid-cols-[1fr_1fr_1fr_auto]' : 'sm:grid-cols-3'}`}
            >
              <Field
                label={index === 0 ? t('name') : t('nameOf', { number: index + 1 })}
                hideLabel={index > 0}
                error={problems.name && say(problems.name)}
                required
                className={rows.length > 1 ? 'max-sm:col-span-2' : ''}
              >
                <TextInput
                  {...at(`people.${id}`)}
                  value={name}
                  dir="auto"
                  autoComplete="off"
                  onChange={(event) => edit(id, { name: event.target.value, problems: {} })}
                />
              </Field>
              <Field
                label={index === 0 ? t('email') : t('emailOf', { number: index + 1 })}
                hideLabel={index > 0}
                error={problems.email && say(problems.email)}
                required={phone.trim() === ''}
                className={rows.length > 1 ? 'max-sm:col-span-2' : ''}
              >
                <TextInput
                  type="email"
                  dir="ltr"
                  inputMode="email"
                  value={email}
                  autoComplete="off"
                  onChange={(event) => edit(id, { email: event.target.value, problems: {} })}
                />
              </Field>
              <Field
                label={index === 0 ? t('textTo') : t('textToOf', { number: index + 1 })}
                hideLabel={index > 0}
                error={problems.phone && say(problems.phone)}
              >
                <TextInput
                  type="tel"
                  inputMode="tel"
                  dir="ltr"
                  value={phone}
                  placeholder="+44 20 7946 0000"
                  autoComplete="off"
                  onChange={(event) => edit(id, { phone: event.target.value, problems: {} })}
                />
              </Field>
              {rows.length > 1 && (
                <RemoveButton
                  list="people"
                  index={index}
                  label={t('removePerson', { number: index + 1 })}
                  className={index === 0 ? 'mt-6' : ''}
                  onRemove={() => setRows((all) => all.filter((row) => row.id !== id))}
                />
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
          <Button {...adds('people')} onClick={add} disabled={rows.length >= MOST_ROWS}>
            <PlusIcon aria-hidden="true" />
            {t('addAnother')}
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            <EnvelopeClosedIcon aria-hidden="true" />
            {t('invite')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
