import { everyRule, simulationSuite } from '../simulation/suite.ts'

simulationSuite({ schedules: 500, checked: everyRule })
