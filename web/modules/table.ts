import type { AnswerValue, JourneyModule, KindsIn, ModuleKind, Question } from '#contracts/job/modules/table.ts'
import { availability } from './availability.tsx'
import { date } from './date.tsx'
import { dropdown } from './dropdown.tsx'
import { email } from './email.tsx'
import { fileUpload } from './file-upload.tsx'
import { form } from './form.tsx'
import { freeText } from './free-text.tsx'
import type { AddedKind, AskingKind, FixedKind, Some, WebKindOf } from './kind.ts'
import { location } from './location.tsx'
import { matrixChoice } from './matrix-choice.tsx'
import { multipleChoice } from './multiple-choice.tsx'
import { number } from './number.tsx'
import { phoneNumber } from './phone-number.tsx'
import { reject } from './reject.tsx'
import { sectionBreak } from './section-break.tsx'
import { singleChoice } from './single-choice.tsx'
import { thankYou } from './thank-you.tsx'
import { url } from './url.tsx'
import { widget } from './widget.tsx'
import { yesNo } from './yes-no.tsx'

/** What people see of each kind, in the order in which the builder offers them. */
const webKinds: { [Kind in ModuleKind]: WebKindOf<Kind> } = {
  FORM: form,
  WIDGET: widget,
  FREE_TEXT: freeText,
  YES_NO: yesNo,
  SINGLE_CHOICE: singleChoice,
  MULTIPLE_CHOICE: multipleChoice,
  DROPDOWN: dropdown,
  MATRIX_CHOICE: matrixChoice,
  NUMBER: number,
  EMAIL: email,
  PHONE_NUMBER: phoneNumber,
  LOCATION: location,
  URL: url,
  FILE_UPLOAD: fileUpload,
  DATE: date,
  AVAILABILITY: availability,
  SECTION_BREAK: sectionBreak,
  THANK_YOU: thankYou,
  REJECT: reject,
}

export type AddableKind = Exclude<ModuleKind, KindsIn<'form' | 'ending'>>

export const webKindOf = (kind: ModuleKind): Some<FixedKind<JourneyModule>> => webKinds[kind]
export const addedKindOf = (kind: AddableKind): Some<AddedKind<JourneyModule>> => webKinds[kind]
export const askingKindOf = ({ kind }: Pick<Question, 'kind'>): Some<AskingKind<Question, AnswerValue>> =>
  webKinds[kind]

const isAddable = (kind: ModuleKind): kind is AddableKind => 'create' in webKinds[kind]
export const addableKinds: readonly AddableKind[] = (Object.keys(webKinds) as ModuleKind[]).filter(isAddable)
