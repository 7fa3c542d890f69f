import type * as z from 'zod'
import * as availability from './availability.ts'
import * as date from './date.ts'
import * as dropdown from './dropdown.ts'
import * as email from './email.ts'
import * as fileUpload from './file-upload.ts'
import * as form from './form.ts'
import * as freeText from './free-text.ts'
import * as idAnalyzer from './id-analyzer.ts'
import type { PageKind, QuestionKind, Role, Titled } from './kind.ts'
import * as location from './location.ts'
import * as matrixChoice from './matrix-choice.ts'
import * as multipleChoice from './multiple-choice.ts'
import * as number from './number.ts'
import * as phoneNumber from './phone-number.ts'
import * as reject from './reject.ts'
import * as schedule from './schedule.ts'
import * as sectionBreak from './section-break.ts'
import * as singleChoice from './single-choice.ts'
import * as thankYou from './thank-you.ts'
import * as url from './url.ts'
import * as widget from './widget.ts'
import * as yesNo from './yes-no.ts'

/**
 * Every kind of module there is. A kind is a file here with its schema and rules, one in `web/modules` with what recruiters
 * see of it, one in `web/modules/inputs` for candidates, and its texts: what is forgotten does not compile. Stored journeys hold these shapes, so that a kind that was once
 * stored is not changed and not taken away.
 */
export const moduleSchemas = () =>
  [
    form.schema(),
    freeText.schema(),
    yesNo.schema(),
    singleChoice.schema(),
    multipleChoice.schema(),
    dropdown.schema(),
    matrixChoice.schema(),
    availability.schema(),
    number.schema(),
    date.schema(),
    email.schema(),
    phoneNumber.schema(),
    location.schema(),
    url.schema(),
    fileUpload.schema(),
    idAnalyzer.schema(),
    schedule.schema(),
    widget.schema(),
    sectionBreak.schema(),
    thankYou.schema(),
    reject.schema(),
  ] as const

/** What a candidate gives for the kinds that are questions. Recordings have events of their own. */
export const answerSchemas = () =>
  [
    freeText.answer(),
    yesNo.answer(),
    singleChoice.answer(),
    multipleChoice.answer(),
    dropdown.answer(),
    matrixChoice.answer(),
    availability.answer(),
    number.answer(),
    date.answer(),
    email.answer(),
    phoneNumber.answer(),
    location.answer(),
    url.answer(),
    fileUpload.answer(),
    idAnalyzer.answer(),
    schedule.answer(),
  ] as const

/** Their fields as the API writes them. */
export const pageSchemas = () =>
  ({
    FORM: form.page(),
    FREE_TEXT: freeText.page(),
    YES_NO: yesNo.page(),
    SINGLE_CHOICE: singleChoice.page(),
    MULTIPLE_CHOICE: multipleChoice.page(),
    DROPDOWN: dropdown.page(),
    MATRIX_CHOICE: matrixChoice.page(),
    AVAILABILITY: availability.page(),
    NUMBER: number.page(),
    DATE: date.page(),
    EMAIL: email.page(),
    PHONE_NUMBER: phoneNumber.page(),
    LOCATION: location.page(),
    URL: url.page(),
    FILE_UPLOAD: fileUpload.page(),
    ID_ANALYZER: idAnalyzer.page(),
    SCHEDULE: schedule.page(),
    WIDGET: widget.page(),
    SECTION_BREAK: sectionBreak.page(),
    THANK_YOU: thankYou.page(),
    REJECT: reject.page(),
  }) satisfies Record<ModuleKind, z.ZodObject>

export const kinds = {
  FORM: form.kind,
  FREE_TEXT: freeText.kind,
  YES_NO: yesNo.kind,
  SINGLE_CHOICE: singleChoice.kind,
  MULTIPLE_CHOICE: multipleChoice.kind,
  DROPDOWN: dropdown.kind,
  MATRIX_CHOICE: matrixChoice.kind,
  AVAILABILITY: availability.kind,
  NUMBER: number.kind,
  DATE: date.kind,
  EMAIL: email.kind,
  PHONE_NUMBER: phoneNumber.kind,
  LOCATION: location.kind,
  URL: url.kind,
  FILE_UPLOAD: fileUpload.kind,
  ID_ANALYZER: idAnalyzer.kind,
  SCHEDULE: schedule.kind,
  WIDGET: widget.kind,
  SECTION_BREAK: sectionBreak.kind,
  THANK_YOU: thankYou.kind,
  REJECT: reject.kind,
} satisfies { [Kind in ModuleKind]: KindOf<Kind> }

export type JourneyModule = z.infer<ReturnType<typeof moduleSchemas>[number]>
export type ModuleKind = JourneyModule['kind']
export type ModuleOf<Kind extends ModuleKind> = Extract<JourneyModule, { kind: Kind }>
export type AnswerValue = z.infer<ReturnType<typeof answerSchemas>[number]>
export type AnswerKind = AnswerValue['kind']
export type AnswerOf<Kind extends AnswerKind> = Extract<AnswerValue, { kind: Kind }>

type KindOf<Kind extends ModuleKind> = Kind extends AnswerKind
  ? QuestionKind<ModuleOf<Kind>, AnswerOf<Kind>>
  : PageKind<ModuleOf<Kind>, Exclude<Role, 'question'>>

/** The kinds that play a role in a journey. */
export type KindsIn<Of extends Role> = {
  [Kind in ModuleKind]: (typeof kinds)[Kind]['role'] extends Of ? Kind : never
}[ModuleKind]

/** The rules of a module's kind; the table sees to it that they are given such a module. */
export const rulesOf = (
  module: Pick<JourneyModule, 'kind'>,
): PageKind<Titled, Exclude<Role, 'question'>> | QuestionKind<Titled, AnswerValue> => kinds[module.kind]

export const hasRole = <Of extends Role>(module: JourneyModule, ...roles: Of[]): module is ModuleOf<KindsIn<Of>> =>
  (roles as Role[]).includes(kinds[module.kind].role)

export type Question = ModuleOf<KindsIn<'question'>>
export const isQuestion = (module: JourneyModule): module is Question => hasRole(module, 'question')
/** Whether its answer is a file. */
export const takesFile = (module: Pick<JourneyModule, 'kind'>) => module.kind === 'FILE_UPLOAD' || takesPicture(module)
/** Whether that file is a picture, and nothing else. */
export const takesPicture = (module: Pick<JourneyModule, 'kind'>) => module.kind === 'ID_ANALYZER'
/** The rules of a question's kind. */
export const questionRules = (module: Pick<Question, 'kind'>): QuestionKind<Titled, AnswerValue> => kinds[module.kind]
