import type { ChainVerdict } from '#contracts/views/history.ts'
import { Callout } from '../ui/callout.tsx'
import { Instant } from '../ui/instant.tsx'

const hash = (value: string | null) => (value === null ? 'none' : <code className="font-mono text-xs break-all">{value}</code>)

/** What was checked and how it came out, in so many words that somebody else can check it too. */
export function Verdict({ verdict }: { verdict: ChainVerdict }) {
  const { events, firstHash, lastHash, bad, documents, root, checkedAt, stream } = verdict
  const wrong = documents.filter(({ ok }) => !ok).map(({ name }) => name)
  const whole = bad === null && wrong.length === 0
  return (
    <Callout tone={whole ? 'success' : 'danger'} announce title={whole ? 'The history is whole' : 'The history is NOT whole'}>
      {bad && (
        <p>
          First bad event: revision {bad.revision}: {bad.reason}.
        </p>
      )}
      {wrong.length > 0 && <p>Not what the events say: {wrong.join(', ')}.</p>}
      <ul className="mt-1 list-disc ps-5 text-sm">
        <li>
          {events} events of <code className="font-mono text-xs break-all">{stream}</code>: revisions without a gap, every hash worked out again from the event and the hash before it
        </li>
        <li>First hash {hash(firstHash)}</li>
        <li>Last hash {hash(lastHash)}</li>
        <li>
          {documents.filter(({ ok }) => ok).length} of {documents.length} read models are the fold of these events
        </li>
        <li>{root ? <>All of it lies under the signed root of <Instant at={root.at} precision="second" />: {hash(root.root)}</> : 'No signed root covers the last event yet; the next is signed within the hour'}</li>
        <li>
          Checked <Instant at={checkedAt} precision="second" />
        </li>
      </ul>
    </Callout>
  )
}
