import { uploadFaults } from '../faults/upload-faults.ts'
import { uploadKillingSuite } from '../faults/upload-suite.ts'

uploadKillingSuite({ kills: 8 })
uploadFaults()
