import type { JourneyModule, KindsIn, ModuleKind } from '#contracts/job/modules/table.ts'
import { availability } from './availability.ts'
import { date } from './date.ts'
import { dropdown } from './dropdown.ts'
import { email } from './email.ts'
import { fileUpload } from './file-upload.ts'
import { form } from './form.ts'
import { freeText } from './free-text.ts'
import { idAnalyzer } from './id-analyzer.ts'
import type { AddedKind, FixedKind, Some, WebKindOf } from './kind.ts'
import { location } from './location.ts'
import { matrixChoice } from './matrix-choice.ts'
import { multipleChoice } from './multiple-choice.ts'
import { number } from './number.ts'
import { phoneNumber } from './phone-number.ts'
import { reject } from './reject.ts'
import { schedule } from './schedule.ts'
import { sectionBreak } from './section-break.ts'
import { singleChoice } from './single-choice.ts'
import { thankYou } from './thank-you.ts'
import { url } from './url.ts'
import { widget } from './widget.ts'
import { yesNo } from './yes-no.ts'

/** What recruiters see of each kind in the builder, in the order in which the builder offers them. */
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
  ID_ANALYZER: idAnalyzer,
  DATE: date,
  AVAILABILITY: availability,
  SCHEDULE: schedule,
  SECTION_BREAK: sectionBreak,
  THANK_YOU: thankYou,
  REJECT: reject,
}

export type AddableKind = Exclude<ModuleKind, KindsIn<'form' | 'ending'>>

export const webKindOf = (kind: ModuleKind): Some<FixedKind<JourneyModule>> => webKinds[kind]
export const addedKindOf = (kind: AddableKind): Some<AddedKind<JourneyModule>> => webKinds[kind]

const isAddable = (kind: ModuleKind): kind is AddableKind => 'create' in webKinds[kind]
export const addableKinds: readonly AddableKind[] = (Object.keys(webKinds) as ModuleKind[]).filter(isAddable)
