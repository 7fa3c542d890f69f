import { namedFaults } from '../faults/named-faults.ts'

namedFaults()
