import type { UsualReason } from '#contracts/company/message-rules.ts'
import type { Key } from '../locales/text.ts'

/** The words of the reasons that every company begins with. */
export const reasonTexts = {
  experience: 'whyExperience',
  skills: 'whySkills',
  location: 'whyLocation',
  salary: 'whySalary',
  filled: 'whyFilled',
  withdrew: 'whyWithdrew',
} as const satisfies Record<UsualReason, Key<'common'>>
