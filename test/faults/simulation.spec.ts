import { everyRule, simulationSuite } from '../simulation/suite.ts'

simulationSuite({ schedules: Number(process.env.SCHEDULES ?? 10_000), checked: everyRule })
