import { CalendarIcon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import type { WebKindOf } from './kind.ts'

/** Values of a new one as MOD-011 has them. */
export const schedule: WebKindOf<'SCHEDULE'> = {
  icon: CalendarIcon,
  name: 'schedule',
  hint: 'scheduleHint',
  form: [{ type: 'schedule' }],
  folded: ({ requiredDuration, attendees }, { t }) => [
    t('schedule'),
    t('minutes', { count: requiredDuration }),
    t('foldedAttendees', { count: attendees.length }),
  ],
  create: (id) => ({
    kind: 'SCHEDULE',
    ...blank(id),
    availabilityDays: 1,
    requiredDuration: 60,
    attendees: [],
    hostId: null,
    roundRobin: false,
    roundRobinValue: 1,
    meetingType: 'ONLINE',
    conferencing: '',
    rooms: [],
  }),
}
