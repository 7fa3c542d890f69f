import { readMatrix } from './matrix-answer.ts'
import { MatrixInput, matrixInput } from './matrix.ts'
import type { InputOf } from './kind.ts'

export const matrixChoice: InputOf<'MATRIX_CHOICE'> = {
  read: (form, module) => ({ kind: 'MATRIX_CHOICE', chosen: readMatrix(form, module) }),
  instruction: (_, t) => t('chooseAllThatApply'),
  code: matrixInput,
  Input: ({ module, answer, wiring }) => <MatrixInput {...{ module, wiring }} given={answer?.chosen ?? []} />,
}
