import type { SuggestionKind } from '#contracts/assistant/packet.ts'
import { MAX_SKILLS } from '#contracts/job/choices.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import { MAX_BENEFITS } from '#contracts/job/validation.ts'
import { addPoint, addSkill, editDetails, editModule, editPoint, editSkill } from '../draft.ts'
import { addQuestion, editQuestion } from '../lists.ts'

const MOST_QUESTIONS = 50

/** Puts a suggestion where it belongs: a description in the place of the one before, anything else at the end of its list. */
export function accept(draft: JobDraft, of: SuggestionKind, text: string, id: string, moduleId?: string): JobDraft {
  switch (of) {
    case 'description':
      return editDetails(draft, { jobDescription: text })
    case 'benefits':
      return editPoint(addPoint(withoutBlank(draft), 'benefits', id), 'benefits', id, text)
    case 'skills':
      return editSkill(addSkill(draft, id), id, { name: text })
    case 'questions': {
      const interview = draft.journey.modules.find((module) => module.id === moduleId)
      if (interview?.kind !== 'WIDGET') return draft
      // A new interview begins with a question that has no text yet.
      const blank = interview.questions.find(({ question, videoQuestion }) => question.trim() === '' && !videoQuestion)
      const added = blank ? interview : { ...interview, ...addQuestion(interview, id) }
      return editModule(draft, interview.id, editQuestion(added, blank?.id ?? id, { question: text }))
    }
  }
}

const withoutBlank = (draft: JobDraft) =>
  editDetails(draft, { benefits: draft.details.benefits.filter(({ title }) => title.trim() !== '') })

/** Whether there is room for one more. */
export function hasRoom({ details, scorecard, journey }: JobDraft, of: SuggestionKind, moduleId?: string): boolean {
  switch (of) {
    case 'description':
      return true
    case 'benefits':
      return details.benefits.filter(({ title }) => title.trim() !== '').length < MAX_BENEFITS
    case 'skills':
      return scorecard.skills.length < MAX_SKILLS
    case 'questions': {
      const interview = journey.modules.find((module) => module.id === moduleId)
      return interview?.kind === 'WIDGET' && interview.questions.length < MOST_QUESTIONS
    }
  }
}
