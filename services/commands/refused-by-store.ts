import { Rejected } from '#contracts/kernel/rejections.ts'
import { Ambiguous, Full, Unavailable } from '#infra/engines/failures.ts'
import { TooLarge } from '#infra/engines/event-store/event-store.ts'

/** The message for a person when the event store did not take an append; null for any other failure. */
export function refusedByStore(error: unknown): Rejected | null {
  if (error instanceof Full)
    return new Rejected('command/storage-full', 'There is no room left to save this. Nothing was changed.')
  if (error instanceof TooLarge)
    return new Rejected('command/too-large', 'This is more than can be saved at once. Nothing was changed.')
  if (error instanceof Ambiguous)
    return new Rejected('command/unavailable', 'It is not known yet whether this was saved. Sending it again is safe.')
  if (error instanceof Unavailable)
    return new Rejected('command/unavailable', 'This cannot be saved at the moment. Nothing was changed.')
  return null
}
