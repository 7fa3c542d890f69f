import type { Category } from '#contracts/streams.ts'
import { bulkMoveDecider } from '#domain/bulk-move/decider.ts'
  candidate: candidateDecider,
