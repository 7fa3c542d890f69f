import { everyRule, simulationSuite } from '../simulation/suite.ts'

simulationSuite({ schedules: 10_000, checked: everyRule })
