import { expect, it } from 'vitest'
import { isOffered, lockOf } from './locks.ts'

it('locks the answers that a plan without them lacks, each by its feature, and leaves out what no plan brings', () => {
  const lacks = ['answerType', 'documentUpload', 'idAnalyzer'] as const
  expect([lockOf('WIDGET', lacks), lockOf('YES_NO', lacks), lockOf('FILE_UPLOAD', lacks)]).toEqual([
    null,
    'answerType',
    'documentUpload',
  ])
  expect([isOffered('YES_NO', lacks), isOffered('ID_ANALYZER', lacks)]).toEqual([true, false])
  expect([lockOf('YES_NO', []), isOffered('ID_ANALYZER', [])]).toEqual([null, true])
})
