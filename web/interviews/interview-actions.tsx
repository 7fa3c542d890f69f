import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { interviewLimits } from '#contracts/interview/limits.ts'
import { after, type InterviewAct } from '#contracts/interview/transitions.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { ChevronDownIcon } from '../ui/icons.tsx'
import { useTimeZone } from '../ui/instant.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { InterviewData } from './view.ts'

const useText = namespace('meetings')

type Fields = { fields: Readonly<Record<string, string>> }
type ActionsProps = Fields & Omit<InterviewData, 'live'>

/** What the table of transitions allows now; each opens on wish and works without scripts. */
export function InterviewActions({ interview, colleagues, now, fields }: ActionsProps) {
  const t = useText()
  const { status, start, panel } = interview
  const may = (act: InterviewAct) => after(status, act) !== null
  const began = start !== null && start <= now
  const mayNote = (status === 'SCHEDULED_IDLE' && began) || (status === 'COMPLETED' && !interview.noShow)
  if (!may('book') && !may('offer') && !may('cancel') && !mayNote) return null
  return (
    <Card>
      {may('book') && (
        <Action title={t('changeReschedule')} intent="reschedule" send={t('bookIt')} text={t('rescheduleText')}>
          <NewTime fields={fields} />
          <Reason fields={fields} />
        </Action>
      )}
      {may('offer') && (
        <Action title={t('changeOffer')} intent="offer" send={t('offerSend')} text={t('offerText')}>
          <Offer fields={fields} />
        </Action>
      )}
      {may('cancel') && (
        <Action title={t('changeReplace')} intent="replace" send={t('replaceIt')}>
          <div className="grid gap-3 sm:grid-cols-2">
            <Choice name="out" label={t('replaceOut')} people={panel} error={fields.out} />
            <Choice
              name="in"
              label={t('replaceIn')}
              people={colleagues.filter(({ userId }) => !panel.some((each) => each.userId === userId))}
              error={fields.in}
            />
          </div>
        </Action>
      )}
      {may('cancel') && interview.type === 'ONLINE' && (
        <Action title={t('changeLink')} intent="link" send={t('linkIt')} text={t('linkText')}>
          <Field label={t('newLink')} error={fields.place} required className="w-full">
            <TextInput type="url" name="link" dir="ltr" required />
          </Field>
        </Action>
      )}
      {mayNote && <Action title={t('changeNoShow')} intent="noShow" send={t('changeNoShow')} text={t('noShowText')} />}
      {may('cancel') && (
        <Action title={t('changeCancel')} intent="cancel" send={t('cancelIt')} danger>
          <Reason fields={fields} required />
          <Checkbox name="notify" value="1" defaultChecked label={t('notifyCandidate')} />
        </Action>
      )}
    </Card>
  )
}

type ActionProps = {
  title: string
  intent: string
  send: string
  text?: string
  danger?: boolean
  children?: ReactNode
}

function Action({ title, intent, send, text, danger, children }: ActionProps) {
  const { state, formData } = useNavigation()
  return (
    <details className="group border-line not-first:border-t">
      <summary className="flex min-h-10 cursor-pointer list-none items-center justify-between gap-2 py-2 font-medium">
        {title}
        <ChevronDownIcon aria-hidden="true" className="text-muted group-open:rotate-180" />
      </summary>
      <Form method="post" className="flex max-w-xl flex-col items-start gap-3 pt-1 pb-4">
        {text && <p className="text-muted">{text}</p>}
        {children}
        <Button
          type="submit"
          name="intent"
          value={intent}
          variant={danger ? 'danger' : 'primary'}
          busy={state !== 'idle' && formData?.get('intent') === intent}
        >
          {send}
        </Button>
      </Form>
    </details>
  )
}

function Reason({ fields, required = false }: Fields & { required?: boolean }) {
  const t = useText()
  return (
    <Field label={t('reason')} error={fields.reason} required={required} optional={!required} className="w-full">
      <TextArea name="reason" dir="auto" rows={2} required={required} limit={interviewLimits.reason} countNear />
    </Field>
  )
}

function NewTime({ fields }: Fields) {
  const t = useText()
  const zone = useTimeZone()
  return (
    <>
      <input type="hidden" name="zone" value={zone} />
      <Field label={t('newTime')} hint={t('newTimeNote', { zone })} error={fields.start} required>
        <TextInput type="datetime-local" name="clock" required />
      </Field>
    </>
  )
}

function Offer({ fields }: Fields) {
  const t = useText()
  const zone = useTimeZone()
  return (
    <>
      <p className="text-sm text-muted">{t('offerNote')}</p>
      <input type="hidden" name="zone" value={zone} />
      <div className="flex flex-wrap gap-3">
        <Field label={t('offerFrom')} required error={fields.window}>
          <TextInput type="date" name="from" required />
        </Field>
        <Field label={t('offerTo')} required>
          <TextInput type="date" name="to" required />
        </Field>
      </div>
      <Field label={t('offerSubject')} error={fields['message.subject']} required className="w-full">
        <TextInput name="subject" dir="auto" required />
      </Field>
      <Field label={t('offerMessage')} error={fields['message.text']} required className="w-full">
        <TextArea name="text" dir="auto" required limit={interviewLimits.text} countNear />
      </Field>
    </>
  )
}

type ChoiceProps = {
  name: string
  label: string
  people: readonly { userId: string; name: string }[]
  error: string | undefined
}

function Choice({ name, label, people, error }: ChoiceProps) {
  const t = useText()
  return (
    <Field label={label} error={error} required>
      <Select
        name={name}
        required
        placeholder={t('choosePerson')}
        options={people.map(({ userId, name: who }) => ({ value: userId, label: who }))}
      />
    </Field>
  )
}
