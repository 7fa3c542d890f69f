import { killingSuite } from '../faults/suite.ts'

killingSuite({ kills: 8, points: ['C5', 'P4', 'R4', 'M2'] })
