/**
 * What a page does when answers come late, get lost or come from a newer release: timeouts, retries, forms that were not
 * sent. The rest of web/ imports it from here; only code of the server imports `command-id.server.ts` directly.
 */
export { CommandId } from './command-id.tsx'
export { useForbidden, watchFailedCalls } from './failed-calls.ts'
export {
  gotNoAnswer,
  isAway,
  isNotReached,
  keepPage,
  keepPageBefore,
  type NotReached,
  nullWhileAway,
  useStaying,
  wasReached,
} from './keep-page.ts'
export { newCommandId } from './new-command-id.ts'
export { codeOf, useOnHand } from './on-hand.ts'
export { useSayingOld } from './refresh-later.ts'
export { quietly, reloadWhenStale } from './stale-assets.ts'
export { SteadyForm, useSteady } from './steady-form.tsx'
export { useAnswer } from './use-answer.ts'
export { useReloadWhenBack } from './use-reload-when-back.ts'
export { answerWhole } from './whole-answers.ts'
