import type { Namespaces } from './namespaces.ts'

export type Namespace = keyof Namespaces
export type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

type Texts<N extends Namespace> = Namespaces[N]
type WithoutPlural<K> = K extends `${infer Base}_${Plural}` ? Base : K

/** Keys as they are used: `cards`, where the file has `cards_one` and `cards_other`. */
export type Key<N extends Namespace> = WithoutPlural<keyof Texts<N> & string>

type TextOf<N extends Namespace, K extends string> = Texts<N>[(K | `${K}_${Plural}`) & keyof Texts<N>]
type Named<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Named<Rest> : never
type Values<N extends Namespace, K extends string> =
  | Named<TextOf<N, K>>
  | (`${K}_other` extends keyof Texts<N> ? 'count' : never)

/** Keys of texts that nothing is filled into. */
export type PlainKey<N extends Namespace> = {
  [K in Key<N>]: [Values<N, K>] extends [never] ? K : never
}[Key<N>]

/** Looks a text up. What it names in {{braces}} has to be given, and a `count` where it has plural forms. */
export type Translate<N extends Namespace> = <K extends Key<N>>(
  key: K,
  ...values: [Values<N, K>] extends [never]
    ? []
    : [{ [V in Values<N, K>]: V extends 'count' ? number : string | number }]
) => string

/** What a file of another language may hold. That nothing is missing, plural forms included, is a matter of test/architecture. */
export type Translation<English> = { [K in keyof English as K extends `${string}_${Plural}` ? never : K]?: string } & {
  [K in keyof English as K extends `${infer Base}_${Plural}` ? `${Base}_${Plural}` : never]?: string
}

/** Sentences of rules by their English, which is where the rule is. */
export type Sentences = { [sentence: `${string} ${string}`]: string }
