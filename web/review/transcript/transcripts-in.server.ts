import type { AppLoadContext } from '@remix-run/node'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'

/** What the page says of transcripts before they are fetched; `news` changes when one of them does. */
export async function transcriptsIn(
  { engines, readers }: AppLoadContext['platform'],
  asker: SignedIn['asker'],
  candidateId: CandidateId,
) {
  // The read model may be behind the candidate's page, which is shown all the same.
  const transcripts = (await readers.transcriptsOf(asker, candidateId)) ?? []
  const people = transcripts.flatMap(({ corrections }) => corrections.map(({ reviewerId }) => reviewerId))
  const news = transcripts.map(({ recordingId, state, version }) => `${recordingId} ${state} ${version}`).join()
  const names = people.length > 0 ? await readers.userNames(asker, people) : {}
  return { service: engines.transcriber !== null, news, names }
}
