import type { Language } from '#contracts/kernel/language.ts'
import type { mailTexts } from '#web/locales/services.ts'
import type { Template } from './template.ts'

type Key = keyof (typeof mailTexts)[Language]

/** `unbranded` is set where the plan has white-labelling: the text does not name the product. */
const sentBy: NonNullable<Template['said']> = ({ unbranded, company }, say) => ({
  sentBy: say((unbranded ? 'sentByCompany' : 'sentThrough') satisfies Key, { company }),
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
