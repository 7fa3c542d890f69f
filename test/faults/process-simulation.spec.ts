import { processSimulationSuite } from '../simulation/process-suite.ts'

processSimulationSuite({ schedules: Number(process.env.SCHEDULES ?? 10_000) })
