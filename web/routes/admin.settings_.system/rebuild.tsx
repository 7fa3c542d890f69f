import type { RebuildStatus } from '#contracts/views/system.ts'
import { Callout } from '../../ui/callout.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Progress } from '../../ui/progress.tsx'
import { count } from './amounts.ts'

export function Rebuild({ rebuild }: { rebuild: RebuildStatus | null }) {
  if (!rebuild) return <p className="text-muted">No read model has been rebuilt. Somebody with access to the server can: <code className="font-mono">npm run rebuild</code>.</p>
  const { names, phase, share, events, documents, since, at, error } = rebuild
  const what = names.join(', ')
  if (phase === 'folding' || phase === 'comparing')
    return (
      <Progress
        label={phase === 'folding' ? `Building ${what} beside the live ones` : `Comparing ${what} with the live ones`}
        value={Math.round(100 * share)}
        detail={`${Math.round(100 * share)} %, ${count(events)} events`}
      />
    )
  if (phase === 'failed')
    return (
      <Callout tone="danger" title={`The rebuild of ${what} failed; the live read models stayed as they were`}>
        {error}. Begun <Instant at={since} />.
      </Callout>
    )
  if (phase === 'silent')
    return (
      <Callout tone="warning" title={`The rebuild of ${what} was ended before it was done; the live read models stayed as they were`}>
        Last heard of <Instant at={at} precision="second" />. It can be started again.
      </Callout>
    )
  return (
    <p>
      Last rebuilt: {what}, switched <Instant at={at} precision="second" />. <span className="text-muted">{count(events)} events became {count(documents)} documents.</span>
    </p>
  )
}
