/** What requests of the tables of rights carry. */

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** One white point: a background and nothing else. */
export const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64')
/** A form with a picture, called as the file of a phone is. */
export function pictureForm(bytes: Uint8Array<ArrayBuffer> = new Uint8Array(png), field = 'image'): FormData {
  const form = new FormData()
  form.set(field, new File([bytes], 'IMG_0001.HEIC'))
  return form
}

export const aWorkflow = {
  name: 'Follow up',
  automations: [{ name: 'Say it', trigger: 'completes', action: { type: 'comment', text: 'Completed' } }],
}
export const aPage = {
  id: 'nights',
  type: 'YES_NO',
  config: {
    title: 'Can you work nights?',
    description: '',
    required: true,
    verbatimTitle: false,
    correct: null,
    rejectOnWrong: false,
  },
}
export const anAutomation = { name: 'Note', trigger: 'enters', action: { type: 'comment', text: 'New' } }
export const someHours = {
  availability_rule_id: 'office',
  name: 'Office',
  tzid: 'Europe/Berlin',
  days: [{ day: 'monday', id: 'd1', availableTime: [{ start: '09:00', end: '17:00', id: 't1' }] }],
}
export const aMeeting = (
  userId: string,
  slots = [{ start: '2999-01-01T09:00:00.000Z', end: '2999-01-01T10:00:00.000Z' }],
) => ({
  type: 2,
  summary: 'Second interview',
  required_duration: 30,
  attendees: [{ user_id: userId, required: 2 }],
  host: userId,
  conferencing: 'https://meet.example.org/room',
  tzid: 'Europe/Berlin',
  slots,
})
export const person = { name: 'Grace', email: 'grace@example.org' }

export type Sample = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** A form with a file, where a call takes one. */
  form?: () => FormData
}
