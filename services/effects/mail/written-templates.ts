import type { Template } from './template.ts'

/** `unbranded` is set where candidates are not told of the product. */
const sentBy: NonNullable<Template['said']> = ({ unbranded, company }, say) => ({
  sentBy: say(unbranded ? 'sentByCompany' : 'sentThrough', { company }),
})

/** What a person wrote to a candidate; see `withWritten` and `withInterview`. */
export const writtenTemplates = {
  written: {
    subject: 'writtenSubject',
    text: ({ linked }) => (linked ? 'writtenTextLinked' : 'writtenText'),
    said: sentBy,
  },
  interviewOfferWritten: {
    subject: 'writtenSubject',
    text: ({ linked }) => (linked ? 'interviewOfferWrittenLinked' : 'interviewOfferWritten'),
    open: 'openMeet',
    said: sentBy,
  },
} as const satisfies Record<string, Template>
