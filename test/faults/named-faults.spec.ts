import { namedFaults } from './named-faults.ts'

namedFaults()
