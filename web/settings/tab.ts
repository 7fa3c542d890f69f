import type { SerializeFrom } from '@remix-run/node'

type Loads = { load: (...asked: never[]) => Promise<object> }
type Acts = { act: (...asked: never[]) => Promise<object> }

/** What the panel of a tab is given: `export function ApiKeysTab({ data, answer }: TabProps<typeof apiKeys>)`, the type imported from its tab.server.ts. */
export type TabProps<Server extends Loads> = {
  data: SerializeFrom<Server['load']>
  /** What its last form came to. */
  answer: (Server extends Acts ? Exclude<SerializeFrom<Server['act']>, Response> : never) | undefined
}

/** A refusal as a panel gets it: what to mend, and what was typed. */
export type Refused = { refused: { message: string; fields: Record<string, string> }; kept: Record<string, string> }
