import { uploadFaults } from './upload-faults.ts'
import { uploadKillingSuite } from './upload-suite.ts'

uploadKillingSuite({ kills: Number(process.env.UPLOAD_KILLS ?? 120) })
uploadFaults()
