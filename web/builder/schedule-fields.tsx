import { useContext, useId } from 'react'
import {
  type MeetingType,
  meetingTypeNames,
  type OfferChannel,
  offerChannels,
  PREFERRED_PROFILE,
} from '#contracts/interview/codes.ts'
import { buffers, interviewLimits } from '#contracts/interview/limits.ts'
import type { ModuleOf } from '#contracts/job/journey.ts'
import { namespace } from '../i18n/namespace.ts'
import { Callout } from '../ui/callout.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { FieldError } from '../ui/field.tsx'
import { Choice, NumberBox, TextBox } from './bound-fields.tsx'
import { durationOptions, meetingLengths } from './durations.ts'
import { useEditor } from './editor.tsx'
import { at as control } from './focus.ts'
import { MeetingContext } from './meeting.ts'
import type { ModuleFormProps } from './module-form-props.ts'

const useText = namespace('modules')
const places = { ONLINE: 'meetingLink', CALL: 'meetingNumber', FACE_TO_FACE: 'meetingAddress' } as const

/** What a page for choosing a time offers: with whom, how long, within how many days, and where people meet (MOD-034 to 036). */
export function ScheduleFields({ module, set, at }: ModuleFormProps<ModuleOf<'SCHEDULE'>>) {
  const t = useText()
  const { meetingType, conferencing, rooms, availabilityDays, availabilityHours = null, requiredDuration } = module
  const { channel = 'email', profileId = null } = module
  const { hasWhatsapp, hasServices } = useContext(MeetingContext)
  const isMade = meetingType === 'ONLINE' && profileId !== null
  // What was chosen stays, where it cannot be used any more: it goes as a text message.
  const channels = offerChannels.filter((each) => each !== 'whatsapp' || hasWhatsapp || channel === each)
  const { errorOf } = useEditor()
  const id = useId()
  const minutes = (values: readonly number[]) =>
    values.map((count) => ({ value: String(count), label: t('minutes', { count }) }))
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-4">
        <Choice
          path={at('meetingType')}
          label={t('meetingType')}
          value={meetingType}
          options={[...meetingTypeNames].reverse().map((value) => ({ value, label: t(`meetingType${value}`) }))}
          onChoose={(value) => set({ meetingType: value as MeetingType })}
        />
        <Choice
          path={at('requiredDuration')}
          label={t('meetingDuration')}
          value={String(requiredDuration)}
          options={durationOptions(meetingLengths, requiredDuration, (count) => t('minutes', { count }))}
          onChoose={(value) => set({ requiredDuration: Number(value) })}
        />
        <NumberBox
          path={at('availabilityDays')}
          label={t('availabilityDays')}
          hint={t('availabilityDaysHint')}
          min={1}
          max={interviewLimits.windowDays}
          step={1}
          value={availabilityDays}
          onNumber={(days) => set({ availabilityDays: Math.trunc(Math.min(Math.max(days ?? 0, 0), 1000)) }, 'days')}
        />
        <NumberBox
          path={at('availabilityHours')}
          label={t('availabilityHours')}
          hint={t('availabilityHoursHint')}
          optional
          min={1}
          max={interviewLimits.windowHours}
          step={1}
          value={availabilityHours}
          onNumber={(hours) =>
            set({ availabilityHours: hours === null ? null : Math.trunc(Math.min(Math.max(hours, 0), 1000)) }, 'hours')
          }
        />
        {(['bufferBefore', 'bufferAfter'] as const).map((field) => (
          <Choice
            key={field}
            path={at(field)}
            label={t(field)}
            value={String(module[field] ?? 0)}
            options={minutes(buffers)}
            onChoose={(value) => set({ [field]: Number(value) })}
          />
        ))}
      </div>
      <Attendees {...{ module, set, at }} />
      {meetingType === 'ONLINE' && (hasServices || isMade) && (
        <Checkbox
          label={t('meetingService')}
          hint={t('meetingServiceHint')}
          checked={isMade}
          onChange={({ target }) => set({ profileId: target.checked ? PREFERRED_PROFILE : null })}
        />
      )}
      {isMade ? (
        <FieldError id={`${id}-service`} error={errorOf(at('conferencing'))} />
      ) : (
        <TextBox
          path={at('conferencing')}
          label={t(places[meetingType])}
          required
          value={conferencing}
          onText={(text) => set({ conferencing: text }, 'conferencing')}
        />
      )}
      <Choice
        path={at('channel')}
        label={t('meetingChannel')}
        hint={t('meetingChannelHint')}
        note={channel === 'whatsapp' && !hasWhatsapp && <Callout tone="warning">{t('meetingNoWhatsapp')}</Callout>}
        className="max-w-72"
        value={channel}
        options={channels.map((value) => ({ value, label: t(`meetingChannel_${value}`) }))}
        onChoose={(value) => set({ channel: value as OfferChannel })}
      />
      <TextBox
        path={at('rooms')}
        label={t('meetingRooms')}
        hint={t('meetingRoomsHint')}
        optional
        value={rooms.join(', ')}
        onText={(text) => set({ rooms: text.split(/,\s*/).slice(0, 50) }, 'rooms')}
      />
    </div>
  )
}

/** All of them take part, or some whose turn it is. */
function Attendees({ module, set, at }: ModuleFormProps<ModuleOf<'SCHEDULE'>>) {
  const t = useText()
  const { colleagues } = useContext(MeetingContext)
  const { errorOf, touch } = useEditor()
  const id = useId()
  const { attendees, hostId, roundRobin, roundRobinValue } = module
  const problem = errorOf(at('attendees'))
  const nameOf = (userId: string) => colleagues.find((each) => each.userId === userId)?.name ?? t('formerColleague')
  const toggle = (userId: string, on: boolean) => {
    touch(at('attendees'))
    const next = on ? [...attendees, userId] : attendees.filter((each) => each !== userId)
    set({ attendees: next, hostId: hostId !== null && next.includes(hostId) ? hostId : (next[0] ?? null) })
  }
  const shown = [...new Set([...colleagues.map(({ userId }) => userId), ...attendees])]
  return (
    <fieldset aria-describedby={problem ? `${id}-error` : undefined} className="flex flex-col gap-3">
      <legend className="mb-1 text-sm font-medium">{t('attendees')}</legend>
      <div className="flex max-h-56 flex-col gap-2 overflow-y-auto">
        {shown.map((userId, index) => (
          <Checkbox
            key={userId}
            {...(index === 0 ? control(at('attendees')) : {})}
            label={<bdi>{nameOf(userId)}</bdi>}
            checked={attendees.includes(userId)}
            onChange={(event) => toggle(userId, event.target.checked)}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={problem} />
      {attendees.length > 0 && (
        <Choice
          path={at('hostId')}
          label={t('meetingHost')}
          className="max-w-72"
          value={hostId ?? ''}
          options={attendees.map((userId) => ({ value: userId, label: nameOf(userId) }))}
          onChoose={(userId) => set({ hostId: userId || null })}
        />
      )}
      {(attendees.length > 1 || roundRobin) && (
        <Checkbox
          label={t('roundRobin')}
          hint={t('roundRobinHint')}
          checked={roundRobin}
          onChange={(event) => set({ roundRobin: event.target.checked })}
        />
      )}
      {roundRobin && (
        <NumberBox
          path={at('roundRobinValue')}
          label={t('roundRobinValue')}
          className="max-w-48"
          min={1}
          max={Math.max(1, attendees.length)}
          step={1}
          value={roundRobinValue}
          onNumber={(count) => set({ roundRobinValue: Math.trunc(Math.min(Math.max(count ?? 0, 0), 200)) }, 'count')}
        />
      )}
    </fieldset>
  )
}
