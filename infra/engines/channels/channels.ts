export type TeamsChannel = { id: string; displayName: string }

/** Channels of Microsoft Teams that a company has, whether it writes to them from here or not. */
export interface ChannelList {
  /**
   * In the order of their teams; none for a company that no team was named for.
   * @throws Rejected 'outside/unavailable' when it may work later, 'outside/refused' when it never will.
   */
  of(companyId: string): Promise<TeamsChannel[]>
}

/** Which teams a company may see. Each is named for a company, so that none sees another's. */
export type TeamOf = { companyId: string; teamId: string }
