import { uploadFaults } from './upload-faults.ts'
import { uploadKillingSuite } from './upload-suite.ts'

uploadKillingSuite({ kills: 120 })
uploadFaults()
