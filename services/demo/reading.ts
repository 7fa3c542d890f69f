import type { ModelAnswer } from '#contracts/evaluation/outcome.ts'
import type { Packet } from '#contracts/evaluation/packet.ts'
import { dataIn } from '#contracts/evaluation/prompt.ts'
import type { TraitId } from '#contracts/evaluation/personality.ts'
import type { Evaluator } from '#infra/engines/evaluator/evaluator.ts'

type Shows = { by: TraitId | 'Distributed systems' | 'SQL' | 'Explaining things'; points: number; reason: string }
const shows = (by: Shows['by'], points: number, reason: string): Shows => ({ by, points, reason })

/** What is to be read in the answers that backend engineers of the demo give. Nothing of it is about TypeScript. */
const passages: Readonly<Record<string, readonly Shows[]>> = {
  'I moved our billing run from a nightly batch to a stream.': [
    shows('Distributed systems', 82, 'Replaced a batch by a stream in production.'),
    shows('creative', 64, 'Changed how the work is done, not only how fast.'),
  ],
  'The first invoice that went out a minute after the reading made me grin.': [
    shows('optimistic', 72, 'Tells of joy in a result.'),
  ],
  'a page that explains to operators why a job is waiting': [
    shows('Explaining things', 85, 'Explained a system to those who run it, with a result that was counted.'),
    shows('friendly', 75, 'Made the work of others easier.'),
  ],
  'two new colleagues understood it in a week': [
    shows('Explaining things', 74, 'Measures code by how fast others understand it.'),
    shows('disciplined', 77, 'Finished a clean-up of that size with the same behavior.'),
  ],
  'I found out why one meter in a thousand reported twice.': [
    shows('Distributed systems', 78, 'Traced a rare duplicate to its cause.'),
    shows('driven', 76, 'Did not leave a rare fault alone.'),
  ],
  'I taught our team to write tests that fail for one reason.': [
    shows('Explaining things', 80, 'Taught a way of working that stayed.'),
    shows('persuasive', 78, 'Brought a team round to another habit.'),
  ],
  'A migration of 3 TB of orders without a maintenance window.': [
    shows('SQL', 88, 'Moved a large database while it was in use.'),
    shows('strategic', 81, 'Planned a move of weeks without an interruption.'),
  ],
  'We ran both databases for six weeks and compared every night.': [
    shows('Distributed systems', 80, 'Kept two systems consistent and checked it.'),
    shows('disciplined', 86, 'Compared every night for six weeks.'),
  ],
  'It is forty pages less than the old one, and people read it.': [
    shows('Explaining things', 83, 'Wrote less, and was read.'),
    shows('disciplined', 70, 'Cut a text to what is needed.'),
  ],
  'It says which line is wrong before we store anything.': [
    shows('SQL', 58, 'Checks data before it is stored; little about the database itself.'),
    shows('strategic', 66, 'Stops a fault where it is cheapest.'),
  ],
  'I replaced a queue we had built ourselves with one that others maintain': [
    shows('Distributed systems', 76, 'Knows what a queue costs in the long run.'),
    shows('strategic', 74, 'Weighed upkeep against control.'),
  ],
  'said out loud that ours had been a mistake': [
    shows('Explaining things', 70, 'Named a mistake plainly.'),
    shows('assertive', 79, 'Stood by an unwelcome opinion.'),
  ],
  'Most of it was one index and two questions to the product team.': [
    shows('SQL', 81, 'Found the index that mattered.'),
    shows('outgoing', 62, 'Went to another team with questions.'),
  ],
  'A rate limiter that is fair to small customers.': [
    shows('Distributed systems', 79, 'Shared a limited resource fairly.'),
    shows('friendly', 66, 'Thought of those with the least weight.'),
  ],
  'I gave the first talk of my life, about how we lose and find messages.': [
    shows('Explaining things', 86, 'Explained lost messages to half a company.'),
    shows('Distributed systems', 72, 'Speaks of messages that are lost and found.'),
    shows('outgoing', 82, 'Spoke to many people for the first time.'),
  ],
}

/** As evaluations of the demo are signed. */
export const DEMO_MODEL = 'Demonstration, without a model'

type Manner = {
  /** So many points more for the first that it scores, in the second run. */
  waver?: number
  /** Quotes what is in no answer. */
  invents?: boolean
}

/** Answers as a model would, from the table above: no server is called. */
export const demoEvaluator = ({ waver = 0, invents = false }: Manner = {}): Evaluator => ({
  model: DEMO_MODEL,
  ask: async ([, data], run) => {
    const { skills, materials } = dataIn(data!)
    let toWaver = run === 2 ? waver : 0
    const judged = skills.map(({ metricId, name }) => {
      const skill = judgedIn(materials, metricId, name)
      const score = skill.score === null ? null : Math.min(100, skill.score + toWaver)
      if (score !== null) toWaver = 0
      const evidence = invents ? skill.evidence.map((each) => ({ ...each, quote: `Surely: ${each.quote}` })) : null
      return { ...skill, score, evidence: evidence ?? skill.evidence }
    })
    return { text: JSON.stringify({ skills: judged } satisfies ModelAnswer), tokens: 0 }
  },
})

/** The mean of all passages that show it, and the reason of the first. */
function judgedIn(materials: Packet['materials'], metricId: string, name: string): ModelAnswer['skills'][number] {
  const found = Object.entries(passages).flatMap(([quote, all]) => {
    const material = materials.find(({ text }) => text.includes(quote))
    const shown = all.find(({ by }) => by === name || by === metricId)
    return material && shown ? [{ quote, material: material.id, ...shown }] : []
  })
  const [first] = found
  if (!first) return { metricId, score: null, reason: '', evidence: [] }
  const score = Math.round(found.reduce((sum, { points }) => sum + points, 0) / found.length)
  return { metricId, score, reason: first.reason, evidence: found.map(({ material, quote }) => ({ material, quote })) }
}
