import { IntelligenceBlock } from '../builder/intelligence/intelligence-block.tsx'
import { Qualification } from '../builder/scorecard-step.tsx'

/** Step 2 (LEG-013 to 018): five ranked qualities, and the weighted skills. Both are those of the builder's scorecard. */
export const IntelligenceStep = () => (
  <>
    <IntelligenceBlock />
    <Qualification />
  </>
)
