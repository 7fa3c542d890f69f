import { processSimulationSuite } from '../simulation/process-suite.ts'

processSimulationSuite({ schedules: 300 })
