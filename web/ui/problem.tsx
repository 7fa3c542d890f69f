import { useEffect, useRef } from 'react'
import { Callout } from './callout.tsx'
import { classes } from './classes.ts'

/**
 * Why what was sent was not taken, above forms of which any may have sent it: it comes into view, and leaves the focus
 * where it was pressed, so that the same press can be tried again.
 */
export function Problem({ of: refused, className }: { of: { message: string }; className?: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [refused])
  return (
    <div ref={box} className={classes('scroll-my-20', className)}>
      <Callout tone="danger" announce>
        {refused.message}
      </Callout>
    </div>
  )
}
