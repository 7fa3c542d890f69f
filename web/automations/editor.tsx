import { Form, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { candidateSources } from '#contracts/candidate/statuses.ts'
import { MAX_MESSAGE, MAX_SUBJECT } from '#contracts/candidate/message-limits.ts'
import { type AutomationActionType, automationLimits, type AutomationTrigger } from '#contracts/job/automation/kinds.ts'
import { namespace } from '../i18n/namespace.ts'
import { Sentence } from '../i18n/sentence.tsx'
import { CommandId } from '../offline/index.ts'
import { sourceText } from '../review/sources.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Problem } from '../ui/problem.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useTitled } from '../ui/titles.ts'
import type { MoreConditions as Conditions } from './conditions.ts'
import type { MeetingDraft } from './meeting-draft.server.ts'
import { type MeetingData, MeetingFields } from './meeting-fields.tsx'
import { MoreConditions } from './more-conditions.tsx'

const useText = namespace('automations')
const useCommonText = namespace('common')

export type Edited = {
  name: string
  enabled: boolean
  trigger: AutomationTrigger
  days: number | null
  stages: readonly string[]
  sources: readonly string[]
  rating: number | null
  more: Conditions
  action: { type: AutomationActionType; subject: string; text: string; statusId: string; meeting: MeetingDraft }
}
type EditorProps = {
  edited: Edited
  isNew: boolean
  basedOn: number
  columns: readonly { id: string; title: string }[]
  /** Null where interviews cannot be planned by who looks at it. */
  meetings: MeetingData | null
  refused: { message: string; fields: Record<string, string> } | null
}

const triggers = ['enters', 'completes', 'rejected', 'waits'] as const
const actions = ['email', 'comment', 'moveToColumn', 'reinvite'] as const
const noMeetings: MeetingData = { colleagues: [], groups: [], hasServices: false }

/** One automation: when, for whom, and what it does. Nothing acts before it is switched on and saved. */
export function Editor({ edited, isNew, basedOn, columns, meetings, refused }: EditorProps) {
  const t = useText()
  const common = useCommonText()
  const stages = useTitled()(columns)
  const sending = useNavigation().formData?.get('intent')
  const [trigger, setTrigger] = useState<AutomationTrigger>(edited.trigger)
  const [type, setType] = useState<AutomationActionType>(edited.action.type)
  const [meeting, setMeeting] = useState(edited.action.meeting)
  const offered = meetings || edited.action.type === 'meeting' ? ([...actions, 'meeting'] as const) : actions
  const problem = (field: string) => refused?.fields[field] ?? refused?.fields[`0.${field}`]
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-5">
      <CommandId done={null} />
      <input type="hidden" name="basedOn" value={basedOn} />
      {refused && <Problem of={refused} />}
      <Field label={t('name')} error={problem('name')} required>
        <TextInput name="name" defaultValue={edited.name} maxLength={automationLimits.name} />
      </Field>
      <Field label={t('when')} error={problem('trigger')}>
        <Select
          name="trigger"
          defaultValue={edited.trigger}
          options={triggers.map((value) => ({ value, label: t(value) }))}
          onChange={({ target: { value } }) => setTrigger(value as AutomationTrigger)}
        />
      </Field>
      {trigger === 'waits' && (
        <Field label={t('days')} hint={t('daysHint')} error={problem('days')} required>
          <TextInput name="days" type="number" min={1} max={automationLimits.days} defaultValue={edited.days ?? 3} />
        </Field>
      )}
      {trigger !== 'rejected' && (
        <Choices name="stages" legend={t('stages')} hint={t('stagesHint')} error={problem('stages')}>
          {stages.map(({ id, title }) => (
            <Checkbox key={id} name="stages" value={id} label={title} defaultChecked={edited.stages.includes(id)} />
          ))}
        </Choices>
      )}
      <Choices name="sources" legend={t('sources')} hint={t('sourcesHint')} error={problem('conditions')}>
        {candidateSources.map((id) => (
          <Checkbox
            key={id}
            name="sources"
            value={id}
            label={common(sourceText[id])}
            defaultChecked={edited.sources.includes(id)}
          />
        ))}
      </Choices>
      <Field label={t('rating')}>
        <Select
          name="rating"
          defaultValue={edited.rating ?? ''}
          placeholder={t('anyRating')}
          options={[1, 2, 3, 4, 5].map((stars) => ({ value: String(stars), label: t('stars', { count: stars }) }))}
        />
      </Field>
      <MoreConditions shown={edited.more} />
      <Field label={t('does')}>
        <Select
          name="type"
          defaultValue={edited.action.type}
          options={offered.map((value) => ({ value, label: t(value) }))}
          onChange={({ target: { value } }) => setType(value as AutomationActionType)}
        />
      </Field>
      {type === 'email' && (
        <Field label={t('subject')} error={problem('action.subject')} required>
          <TextInput name="subject" defaultValue={edited.action.subject} maxLength={MAX_SUBJECT} />
        </Field>
      )}
      {(type === 'email' || type === 'comment') && (
        <Field
          label={t('text')}
          hint={<Sentence text={t('textHint', fields)} parts={{ code: <code /> }} />}
          error={problem('action.text')}
          required
        >
          <TextArea name="text" rows={6} defaultValue={edited.action.text} maxLength={MAX_MESSAGE} />
        </Field>
      )}
      {type === 'moveToColumn' && (
        <Field label={t('to')} error={problem('action.statusId')} required>
          <Select
            name="statusId"
            defaultValue={edited.action.statusId}
            placeholder={t('chooseStage')}
            options={stages.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </Field>
      )}
      {type === 'meeting' && (
        <MeetingFields
          data={meetings ?? noMeetings}
          draft={meeting}
          onChange={setMeeting}
          refused={refused?.fields ?? {}}
        />
      )}
      <Checkbox name="enabled" label={t('enabled')} hint={t('enabledHint')} defaultChecked={edited.enabled} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="try" busy={sending === 'try'}>
          {t('tryOut')}
        </Button>
        <Button type="submit" variant="primary" name="intent" value="save" busy={sending === 'save'}>
          {t('save')}
        </Button>
        {!isNew && (
          <Button type="submit" variant="danger" name="intent" value="remove" busy={sending === 'remove'}>
            {t('remove')}
          </Button>
        )}
      </div>
    </Form>
  )
}

const fields = { name: '{{firstName}}', job: '{{job}}', company: '{{company}}' }

type ChoicesProps = { name: string; legend: string; hint: string; error: string | undefined; children: React.ReactNode }
function Choices({ name, legend, hint, error, children }: ChoicesProps) {
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={`${name}-hint`}>
      <legend className="font-medium">{legend}</legend>
      <p id={`${name}-hint`} className="text-sm text-muted">
        {hint}
      </p>
      <div className="flex flex-wrap gap-x-5 gap-y-2">{children}</div>
      {error && <p className="text-sm text-danger-ink">{error}</p>}
    </fieldset>
  )
}
