import { IntelligenceBlock } from '../builder/intelligence/intelligence-block.tsx'
import { Qualification } from '../builder/scorecard-step.tsx'
import ReviewRules, { type Rules } from '../review/review-rules.tsx'

type Props = { jobId: string; review: Rules }

/**
 * Step 2 (LEG-013 to 018): five ranked qualities, the weighted skills, and what reviewers see while they judge. All are those of
 * the builder's scorecard.
 */
export const IntelligenceStep = ({ jobId, review }: Props) => (
  <>
    <IntelligenceBlock />
    <Qualification />
    <ReviewRules jobId={jobId} given={review} />
  </>
)
