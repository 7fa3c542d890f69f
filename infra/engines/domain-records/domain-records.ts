/** Records of the domain name system, as the world sees them at this moment. */
export interface DomainRecords {
  /** The texts of the TXT records of a name; none where it has none. @throws RecordsUnavailable when no server answers */
  txt(name: string): Promise<string[]>
}

/** No name server answered, or none with an answer that counts. */
export class RecordsUnavailable extends Error {
  constructor(name: string, cause: unknown) {
    super(`TXT records of ${name} cannot be looked up`, { cause })
    this.name = 'RecordsUnavailable'
  }
}
