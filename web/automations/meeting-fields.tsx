import { FREE_TIME_DAYS } from '#contracts/automation/free-time.ts'
import { sharingNames } from '#contracts/interview/codes.ts'
import { durations } from '#contracts/interview/limits.ts'
import { namespace } from '../i18n/namespace.ts'
import { OwnTimes } from '../interviews/plan/own-times.tsx'
import { PeopleFields } from '../interviews/plan/people-fields.tsx'
import type { PlanData } from '../interviews/plan/plan-data.ts'
import { Minutes, PlaceFields, TypeField } from '../interviews/plan/where-fields.tsx'
import { Radio } from '../ui/checkbox.tsx'
import { Field, FieldError } from '../ui/field.tsx'
import { useTimeZone } from '../ui/instant.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { MeetingDraft } from './meeting-draft.server.ts'

const useText = namespace('automations')
const usePlanText = namespace('planning')

export type MeetingData = Pick<PlanData, 'colleagues' | 'groups' | 'hasServices'>
type MeetingFieldsProps = {
  data: MeetingData
  draft: MeetingDraft
  onChange: (draft: MeetingDraft) => void
  /** What is wrong, as it was refused. */
  refused: Readonly<Record<string, string>>
}

/** The live interview that an automation plans, with the fields of the planner. The form sends it whole, as `meeting`. */
export function MeetingFields({ data, draft, onChange, refused }: MeetingFieldsProps) {
  const t = useText()
  const plan = usePlanText()
  const zone = useTimeZone()
  const fields = problemsOf(refused)
  const part = { draft, onChange, fields }
  return (
    <fieldset className="flex flex-col gap-4 rounded-md border border-line p-4">
      <legend className="px-1 font-medium">{t('meetingTitle')}</legend>
      <input type="hidden" name="meeting" value={JSON.stringify(draft)} />
      <Field label={plan('summary')} error={fields.summary} required>
        <TextInput
          dir="auto"
          value={draft.summary}
          onChange={({ target }) => onChange({ ...draft, summary: target.value })}
        />
      </Field>
      <TypeField {...part} />
      <PlaceFields {...part} hasServices={data.hasServices} />
      <Minutes
        label={plan('duration')}
        of={durations}
        value={draft.duration}
        error={fields.duration}
        onChoose={(duration) => onChange({ ...draft, duration })}
      />
      <PeopleFields data={data} {...part} />
      <p className="text-sm text-muted">{t('hostNote')}</p>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 text-sm font-medium">{plan('sharing')}</legend>
        {[...sharingNames].reverse().map((sharing) => (
          <Radio
            key={sharing}
            name="meeting-sharing"
            checked={draft.sharing === sharing}
            onChange={() => onChange({ ...draft, sharing })}
            label={plan(`sharing${sharing}`)}
            hint={t(`sharing${sharing}Hint`, { count: FREE_TIME_DAYS })}
          />
        ))}
      </fieldset>
      {draft.sharing === 'SELECT' && (
        <OwnTimes draft={{ ...draft, zone }} onChange={({ starts }) => onChange({ ...draft, starts })} />
      )}
      <FieldError id="meeting-slots-error" error={fields.slots} />
    </fieldset>
  )
}

const fieldOf: Readonly<Record<string, string>> = {
  'action.duration': 'duration',
  'action.meeting_platform': 'type',
  'action.summary': 'summary',
  'action.availability.slots': 'slots',
  'action.conferencing.host': 'hostId',
  'action.conferencing.profile_id': 'place',
  'action.advanced.location.description': 'place',
}

/** By field of the planner; fields of an automation among several are numbered. */
const problemsOf = (refused: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(refused).flatMap(([key, problem]) => {
      const field = key.replace(/^\d+\./, '')
      const own = field.startsWith('action.participants') ? 'panel' : fieldOf[field]
      return own ? [[own, problem]] : []
    }),
  )
