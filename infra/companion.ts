/**
 * Attaches a value to a foreign object for as long as that object lives, without a visible property.
 * A private field does it: a garbage collection has several times the work with a WeakMap of many short-lived keys.
 */
export function companion<Owner extends object, Value>() {
  class Bearer {
    constructor(owner: Owner) {
      return owner as unknown as Bearer
    }
  }
  class Companion extends Bearer {
    #value: Value
    constructor(owner: Owner, value: Value) {
      super(owner)
      this.#value = value
    }
    static of = (owner: Owner): Value | undefined =>
      #value in owner ? (owner as unknown as Companion).#value : undefined
  }
  return {
    of: Companion.of,
    /** The first value stays. */
    keep(owner: Owner, value: Value) {
      if (Companion.of(owner) === undefined) new Companion(owner, value)
    },
  }
}
