import { analyst } from './analyst.ts'
import { backend } from './backend.ts'
import { designer } from './designer.ts'
import type { LiveJob } from './job.ts'
import { logistics } from './logistics.ts'
import { office } from './office.ts'
import { success } from './success.ts'
import { technician } from './technician.ts'

export const liveJobs: readonly LiveJob[] = [office, logistics, backend, analyst, technician, success, designer]
