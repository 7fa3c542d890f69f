import { killingSuite } from './suite.ts'

killingSuite({ kills: 200 })
