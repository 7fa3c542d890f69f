import type { Asker } from '#contracts/kernel/asker.ts'
import type { Reads } from '#projections/runtime/reads.ts'
import { hidingFrom } from '#projections/anonymity/hiding.ts'
import { readingAs } from './masked-store.ts'
import { hiddenAmong, idsIn } from '#projections/anonymity/people.ts'
import { scrubbing } from '#projections/anonymity/scrub.ts'

type Call = (...args: unknown[]) => unknown
const isAsker = (value: unknown): value is Asker =>
  typeof value === 'object' && value !== null && 'kind' in value && 'companyId' in value && 'permissions' in value
const isStepwise = (value: unknown): value is AsyncGenerator =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value && 'next' in value

/** Readers whose reads know who asks: the first thing that each takes. */
export function readAsAsker<Readers extends object>(reads: Reads, readers: Readers): Readers {
  const bound = Object.entries(readers).map(([name, read]) => [
    name,
    typeof read !== 'function'
      ? read
      : (...args: unknown[]) => {
          const [asker] = args
          if (!isAsker(asker)) return Reflect.apply(read as Call, readers, args)
          const answer = readingAs(reads, asker, () => Reflect.apply(read as Call, readers, args))
          return isStepwise(answer) ? steps(answer, (next) => readingAs(reads, asker, next)) : answer
        },
  ])
  return Object.fromEntries(bound) as Readers
}

/** Calls whose answers do not name who is hidden from the asker, also where they come from the log and not from a reader. */
export function answeredWithoutHidden<Calls extends object>(reads: Reads, calls: Calls): Calls {
  const bound = Object.entries(calls).map(([name, call]) => {
    if (typeof call === 'object' && call !== null) return [name, answeredWithoutHidden(reads, call as object)]
    if (typeof call !== 'function') return [name, call]
    const asked = (...args: unknown[]) => {
      const asker = args.find(isAsker)
      const answer = Reflect.apply(call as Call, calls, args)
      if (!asker) return answer
      const clean = async (given: unknown) => cleaned(reads, asker, args, given)
      if (isStepwise(answer)) return steps(answer, (next) => next(), clean)
      return answer instanceof Promise ? answer.then(clean) : answer
    }
    return [name, asked]
  })
  return Object.fromEntries(bound) as Calls
}

async function cleaned(reads: Reads, asker: Asker, args: readonly unknown[], answer: unknown): Promise<unknown> {
  if (answer === undefined || answer === null || typeof answer === 'boolean' || typeof answer === 'number')
    return answer
  const hiding = await hidingFrom(reads, asker)
  if (!hiding) return answer
  const people = await hiddenAmong(reads, idsIn([args.filter((arg) => !isAsker(arg)), answer]), hiding)
  return people.length === 0 ? answer : scrubbing(people)(answer)
}

async function* steps(
  generator: AsyncGenerator,
  around: <Answer>(next: () => Answer) => Answer,
  clean = async (value: unknown) => value,
): AsyncGenerator {
  try {
    for (;;) {
      const { value, done } = await around(() => generator.next())
      if (done) return
      yield await clean(value)
    }
  } finally {
    await generator.return(undefined)
  }
}
