import { startServer } from '#test/support/server.ts'
import { firstHour } from './first-hour.ts'

firstHour(startServer)
