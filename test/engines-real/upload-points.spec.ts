import { afterAll, beforeAll } from 'vitest'
import { uploadPoints, uploadKillingSuite } from '../faults/upload-suite.ts'
import { type Column, startColumn } from '../support/column.ts'

/** How often the platform dies at each point: CRASHES=100 for a night. Three lives of four end at one. */
const KILLS = Math.ceil((Number(process.env.CRASHES ?? 1) * uploadPoints.length * 4) / 3)

let column: Column
beforeAll(async () => {
  column = await startColumn()
})
afterAll(() => column?.stop())

uploadKillingSuite({
  kills: KILLS,
  engines: () => {
    const { DATA_DIR: _ownOfTheSuite, ...engines } = column.direct
    return engines
  },
})
