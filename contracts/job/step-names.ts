import type { JourneyModule, ModuleKind } from './modules/table.ts'

/** Steps of the candidate experience by their names in B§2. */
export const stepNames = [
  'video',
  'info',
  'introduction',
  'questions',
  'widget',
  'upload-documents-temp',
  'schedule',
  'reject',
  'thanks',
] as const
export type StepName = (typeof stepNames)[number]

const named: Partial<Record<ModuleKind, StepName>> = {
  FORM: 'info',
  SECTION_BREAK: 'introduction',
  WIDGET: 'widget',
  FILE_UPLOAD: 'upload-documents-temp',
  ID_ANALYZER: 'upload-documents-temp',
  SCHEDULE: 'schedule',
  REJECT: 'reject',
  THANK_YOU: 'thanks',
}

/** The step a page belongs to: one that shows a video and asks for nothing is `video`, any other question is of `questions`. */
export const stepNameOf = ({
  kind,
  questionMedia,
}: {
  kind: ModuleKind
  questionMedia?: { type: string } | undefined
}) => (kind === 'SECTION_BREAK' && questionMedia?.type === 'video' ? 'video' : (named[kind] ?? 'questions'))

/** What a page asks for, by the names and numbers of C§4 (GEN-017). */
export const formTypes = { EVALUATION: 0, GATHERING: 1, QUALIFICATION: 2, WRITTING: 3 } as const
export type FormType = (typeof formTypes)[keyof typeof formTypes]

/** Null for a page that asks for nothing. A question whose wrong answer rejects qualifies, whatever its kind. */
export function formTypeOf(module: JourneyModule): FormType | null {
  if ('rejectOnWrong' in module && module.rejectOnWrong) return formTypes.QUALIFICATION
  switch (module.kind) {
    case 'WIDGET':
      return formTypes.EVALUATION
    case 'FREE_TEXT':
      return formTypes.WRITTING
    case 'SECTION_BREAK':
    case 'THANK_YOU':
    case 'REJECT':
      return null
    default:
      return formTypes.GATHERING
  }
}
