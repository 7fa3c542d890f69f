import { buffers, durations, interviewLimits as limits } from '../../interview/limits.ts'
import { said, type Words } from '../../kernel/wording.ts'
import { maxLength, type Problem } from '../rules.ts'
import type { At } from './kind.ts'
import type { ModuleOf } from './table.ts'

type Schedule = ModuleOf<'SCHEDULE'>

/** In the words of B§5. */
const timesProblem = ({ availabilityDays, availabilityHours, requiredDuration }: Schedule): Words | null => {
  if (availabilityDays < 1 || requiredDuration < 1)
    return 'Availability days and required duration must be positive numbers.'
  if (availabilityDays > limits.windowDays) return said`Times can be offered for at most ${limits.windowDays} days`
  if (typeof availabilityHours === 'number' && (availabilityHours < 1 || availabilityHours > limits.windowHours))
    return said`Times can be offered for 1 to ${limits.windowHours} hours`
  return (durations as readonly number[]).includes(requiredDuration) ? null : 'Choose 15, 30, 45 or 60 minutes'
}
const attendeesProblem = ({ attendees, roundRobin, roundRobinValue }: Schedule): Words | null => {
  if (roundRobin && (attendees.length === 0 || roundRobinValue < 1))
    return 'Attendee must not be empty and round robin value must be a positive number if round robin mode is enabled.'
  if (attendees.length === 0) return 'Attendee must not be empty'
  if (attendees.length > limits.panel) return said`Name at most ${limits.panel} people`
  return roundRobin && roundRobinValue > attendees.length
    ? said`Choose how many of the ${attendees.length} take part`
    : null
}
const meetingProblem = ({
  hostId,
  meetingType,
  conferencing,
  profileId,
  roundRobin,
  attendees,
}: Schedule): Words | null => {
  const value = conferencing.trim()
  if (hostId !== null && meetingType === 'ONLINE' && profileId)
    return roundRobin && attendees.length > 1
      ? 'The host must be required: the link is made in their calendar'
      : maxLength(limits.place)(profileId)
  if (hostId === null || value === '') return 'Host or Conferencing information is missing.'
  return meetingType === 'ONLINE' && !/^https:\/\/[^\s]+$/.test(value)
    ? 'The link must begin with https://'
    : maxLength(limits.place)(value)
}

const bufferProblem = (minutes = 0): Words | null =>
  (buffers as readonly number[]).includes(minutes) ? null : 'Choose 0, 5, 10, 15, 30, 45 or 60 minutes'

/** By the names of LIVE-013. */
export const scheduleWire = {
  availabilityDays: 'availability_days',
  requiredDuration: 'required_duration',
  hostId: 'host',
  roundRobin: 'round_robin_mode',
  roundRobinValue: 'round_robin_value',
  meetingType: 'meeting_type',
  availabilityHours: 'availability_hours',
  bufferBefore: 'buffer_before',
  bufferAfter: 'buffer_after',
  channel: 'communication',
  profileId: 'profile_id',
}

/** What keeps a page for choosing a time from going live (MOD-034 to 036). */
export function scheduleProblems(module: Schedule, at: At): Problem[] {
  const found = {
    availabilityDays: timesProblem(module),
    bufferBefore: bufferProblem(module.bufferBefore),
    bufferAfter: bufferProblem(module.bufferAfter),
    attendees: attendeesProblem(module),
    conferencing: meetingProblem(module),
    rooms:
      module.rooms.filter((room) => room.trim() !== '').length > limits.rooms
        ? said`Choose at most ${limits.rooms} rooms`
        : null,
  }
  return Object.entries(found).map(([field, problem]) => (problem === null ? null : [at(field), problem]))
}
