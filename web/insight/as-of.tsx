import { Instant } from '../ui/instant.tsx'

/** How fresh the figures are: when they were counted, and the last thing that happened which they include. */
export function AsOf({ now, last }: { now: string; last: string | null }) {
  return (
    <p className="text-sm text-muted">
      As of <Instant at={now} precision="second" />
      {last && (
        <>
          {' · '}last event included: <Instant at={last} precision="second" />
        </>
      )}
    </p>
  )
}
