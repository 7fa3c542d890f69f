import { bookingRaceSuite } from '../faults/booking-suite.ts'

bookingRaceSuite(40)
