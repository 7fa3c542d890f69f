import type { AppLoadContext } from '@remix-run/node'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import type { SignedIn } from '#services/use-cases/accounts/sessions.ts'

/** What the page says of transcripts before they are fetched; `news` changes when one of them does. */
export async function transcriptsIn(
  { useCases, readers }: AppLoadContext['platform'],
  asker: SignedIn['asker'],
  candidateId: CandidateId,
) {
  const { service, transcripts } = await useCases.review.transcriptsOf(asker, candidateId)
  const people = transcripts.flatMap(({ corrections }) => corrections.map(({ reviewerId }) => reviewerId))
  const news = transcripts.map(({ recordingId, state, version }) => `${recordingId} ${state} ${version}`).join()
  return { service, news, names: people.length > 0 ? await readers.userNames(asker, people) : {} }
}
