import type { Origin } from './origin.ts'

/** By which board and campaign a person came, in the words that filters and charts know; empty: the link did not say. */
export type Channel = { board: string; campaign: string }

/** What boards call themselves in links, and what they are called here. */
const aliases: Readonly<Record<string, string>> = {
  'google jobs apply': 'google',
  'google jobs': 'google',
  googlejobs: 'google',
  'linkedin jobs': 'linkedin',
  'zip recruiter': 'ziprecruiter',
  jobs2careers: 'talroo',
}

/** One spelling of a name: small letters, blanks for what joins words, no address of a site around it. */
export const channelName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(https?:\/\/)?www\./, '')
    .replace(/[\s_+-]+/g, ' ')
    .trim()

/** A board as filters and charts know it, whatever a link or a person calls it. */
export function boardNamed(text: string): string {
  const name = channelName(text).replace(/\.(com|org|net|co\.uk|de|co\.il)$/, '')
  return aliases[name] ?? name
}

/** Addresses and numbers of people may not become the name of a campaign. */
const isPersonal = (text: string) => text.includes('@') || text.replace(/\D/g, '').length > 8

/**
 * The rule from what a link said to what is filtered and counted by. The log keeps what the link said: a change of the
 * rule raises the versions of the projections that apply it, and their rebuild applies it to all candidates.
 */
export function channelOf({ board, utmSource, utmCampaign }: Origin): Channel {
  const named = (text: string | null) => (text && !isPersonal(text) ? text : '')
  return { board: boardNamed(named(board) || named(utmSource)), campaign: channelName(named(utmCampaign)) }
}
