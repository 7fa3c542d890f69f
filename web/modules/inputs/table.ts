import type { AnswerKind, AnswerValue, Question } from '#contracts/job/modules/table.ts'
import { availability } from './availability.tsx'
import { date } from './date.tsx'
import { dropdown } from './dropdown.tsx'
import { email } from './email.tsx'
import { fileUpload } from './file-upload.tsx'
import { freeText } from './free-text.tsx'
import { idAnalyzer } from './id-analyzer.tsx'
import type { Input, InputOf } from './kind.ts'
import { location } from './location.tsx'
import { matrixChoice } from './matrix-choice.tsx'
import { multipleChoice } from './multiple-choice.tsx'
import { number } from './number.tsx'
import { phoneNumber } from './phone-number.tsx'
import { schedule } from './schedule.tsx'
import { singleChoice } from './single-choice.tsx'
import { url } from './url.tsx'
import { yesNo } from './yes-no.tsx'

/** How candidates answer each kind of question. The builder has a table of its own, so that neither page carries the other's. */
const inputs: { [Kind in AnswerKind]: InputOf<Kind> } = {
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
}

export const inputOf = ({ kind }: Pick<Question, 'kind'>): Input<Question, AnswerValue> => inputs[kind]
