import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediaStoreContract } from '#test/contract-suites/media-store.contract.ts'
import { fileMediaStore } from './embedded.ts'

mediaStoreContract('folder', () => fileMediaStore(mkdtempSync(join(tmpdir(), 'hirelog-media-'))))
