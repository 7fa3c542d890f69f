import { expect, it } from 'vitest'
import { itemsReader } from './items-reader.ts'

const text = JSON.stringify({ items: ['Plain', 'With "quotes", \\ and\nlines', '“שלום” 🚀', ''] })

it('reads the same items however the text is cut', () => {
  for (let size = 1; size <= text.length; size++) {
    const reader = itemsReader()
    const streamed: string[] = []
    for (let at = 0; at < text.length; at += size)
      for (const { index, add } of reader.push(text.slice(at, at + size)))
        streamed[index] = (streamed[index] ?? '') + add
    expect(reader.end()).toEqual(JSON.parse(text).items)
    expect(streamed).toEqual(JSON.parse(text).items.slice(0, 3))
  }
})

it('escapes of every kind are read, also across a cut', () => {
  const reader = itemsReader()
  const pushed = ['{"items":["a\\u00', 'e9\\', 't\\/"', ']}'].flatMap((part) => [...reader.push(part)])
  expect(pushed.map(({ add }) => add).join('')).toBe('aé\t/')
  expect(reader.end()).toEqual(['aé\t/'])
})

it('anything else is refused as soon as it is known', () => {
  const unusable = expect.objectContaining({ code: 'assistant/unusable' })
  for (const bad of ['x'.repeat(200), '{"items":[1]}', '{"items":[null]}', '{"items":["\\uzzzz"]}'])
    expect(() => [...itemsReader().push(bad)]).toThrow(unusable)
  for (const cut of ['', '{"items":["a"', '{"items":["a"]', '{"items":["a"]} and more']) {
    const reader = itemsReader()
    for (const _ of reader.push(cut));
    expect(() => reader.end()).toThrow(unusable)
  }
})
