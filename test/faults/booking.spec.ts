import { bookingKillsSuite, bookingRaceSuite } from './booking-suite.ts'

bookingKillsSuite(Number(process.env.BOOKING_KILLS ?? 24))
bookingRaceSuite(Number(process.env.BOOKING_RACE ?? 1000))
