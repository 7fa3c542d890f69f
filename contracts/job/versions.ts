import type { Actor } from '../kernel/asker.ts'
import type { Recorded } from '../kernel/recorded.ts'
import type { JobEvent } from './events.ts'
import { type Section, sectionNames } from './sections.ts'

/** Saves of one person within this time are one moment. */
const MOMENT_MS = 15 * 60_000

export type Moment = {
  first: number
  revision: number
  began: string
  at: string
  actor: Actor
  sections: Section[]
  published: number | null
  name: string | null
}

const edits: Partial<Record<JobEvent['type'], Section>> = {
  JobDetailsEdited: 'details',
  ScorecardEdited: 'scorecard',
  JourneyEdited: 'journey',
}

/**
 * The moments of a job worth going back to, newest first. A moment ends with the quarter of an hour, where another person
 * goes on, where its questions went live, at a revision that has a name, and before an earlier one is restored.
 */
export function momentsOf(events: readonly Recorded<JobEvent>[]): Moment[] {
  const names = namesOf(events)
  const moments: Moment[] = []
  const ended = new Set<string>()
  let [current, command]: [Partial<Record<Section, string>>, string] = [{}, '']
  for (const { event, revision, occurredAt: at, actor, commandId } of events) {
    const last = moments.at(-1)
    const section = edits[event.type]
    if (event.type === 'JobDrafted' || section) {
      const value = written(event)
      const goesOn = last && isOpen(last, names) && sameActor(last.actor, actor) && within(last.began, at)
      const restores = Object.entries(value).some(
        ([name, text]) => current[name as Section] !== text && ended.has(text),
      )
      if (last && (commandId === command || (goesOn && !restores)))
        Object.assign(last, { revision, at, sections: withSection(last.sections, section) })
      else {
        const sections = section ? [section] : []
        moments.push({ first: revision, revision, began: at, at, actor, sections, published: null, name: null })
        for (const text of Object.values(current)) ended.add(text)
      }
      current = { ...current, ...value }
      command = commandId
    } else if (event.type === 'JourneyPublished' && last)
      Object.assign(last, { revision, published: event.data.version })
  }
  // A name given to a revision between two moments is one of the moment before it.
  for (const [revision, name] of names) {
    const named = moments.findLast(({ first }) => first <= revision)
    if (named) named.name = name
  }
  return moments.reverse()
}

/** The sections that an event holds, each with its name, so that equal ones are equal texts. */
const written = ({ data }: JobEvent): Partial<Record<Section, string>> =>
  Object.fromEntries(
    sectionNames.flatMap((name) => (name in data ? [[name, name + JSON.stringify(data[name as never])]] : [])),
  )

const isOpen = ({ first, revision, published }: Moment, names: ReadonlyMap<number, string>) =>
  published === null && ![...names.keys()].some((named) => named >= first && named <= revision)

const sameActor = (one: Actor, other: Actor) => one.kind === other.kind && one.id === other.id
const within = (began: string, at: string) => Date.parse(at) - Date.parse(began) < MOMENT_MS
const withSection = (sections: Section[], section: Section | undefined) =>
  sectionNames.filter((name) => name === section || sections.includes(name))

function namesOf(events: readonly Recorded<JobEvent>[]): Map<number, string> {
  const names = new Map<number, string>()
  for (const { event } of events) {
    if (event.type === 'JobVersionNamed') names.set(event.data.revision, event.data.name)
    if (event.type === 'JobVersionNameRemoved') names.delete(event.data.revision)
  }
  return names
}
