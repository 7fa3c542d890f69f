import { killingSuite } from './suite.ts'

killingSuite({ kills: Number(process.env.KILLS ?? 200) })
