// For a process whose machine has the wrong time: node --import this file, with CLOCK_OFF_MS in the environment.
const Right = Date
const off = Number(process.env.CLOCK_OFF_MS)
globalThis.Date = class extends Right {
  constructor(...given) {
    super(...(given.length === 0 ? [Right.now() + off] : given))
  }
  static now() {
    return Right.now() + off
  }
}
