import { parentPort, workerData } from 'node:worker_threads'
import type { LogSettings } from '#infra/engines/event-store/log-copy.ts'
import { signRoot } from '#infra/verification/sign-root.ts'

const { settings, at } = workerData as { settings: LogSettings; at: string }
parentPort!.postMessage(await signRoot(settings, at))
