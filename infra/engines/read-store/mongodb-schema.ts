import type { IndexDescription } from 'mongodb'
import * as z from 'zod'
import type { CollectionSpec, Meaning } from './read-store.ts'

/** Counters are kept nowhere: the index by their fields is what counting walks. */
export function indexesOf({ indexes, counters }: CollectionSpec): (IndexDescription & { name: string })[] {
  const wanted = new Map<string, IndexDescription & { name: string }>()
  const add = (fields: readonly string[], unique: boolean) => {
    const name = `${unique ? 'unique' : 'by'}_${fields.join('_')}`
    wanted.set(name, {
      name,
      key: Object.fromEntries(fields.map((field) => [field, 1])),
      ...(unique ? { unique } : {}),
    })
  }
  for (const { fields, unique } of indexes) add(fields, unique ?? false)
  for (const { by } of counters) add(by, false)
  return [...wanted.values()]
}

type Schema = { [keyword: string]: unknown }

/** What MongoDB knows of JSON Schema: draft 4, without a few words and with types of its own. */
const UNKNOWN = new Set([
  '$schema',
  '$id',
  '$ref',
  'default',
  'definitions',
  'format',
  'id',
  'propertyNames',
  'examples',
  'contentEncoding',
  'readOnly',
])

/** The `$jsonSchema` of a read model's documents, with the description of each field; tombstones included. */
export function validatorOf({ description, schema }: Meaning): Schema {
  const view = translated(
    z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', target: 'draft-4', reused: 'inline' }) as Schema,
  )
  const identity = {
    _id: { bsonType: 'string', description: 'Id of the record' },
    companyId: { bsonType: 'string', description: 'The company it belongs to' },
    rev: { bsonType: 'number', description: 'Revision of the source stream the document holds' },
  }
  const { properties = {}, required = [], ...rest } = view as { properties?: Schema; required?: string[] }
  const open = Object.fromEntries(
    Object.entries(rest).filter(([word]) => word !== 'additionalProperties' && word !== 'bsonType'),
  )
  return {
    bsonType: 'object',
    description,
    properties: {
      ...identity,
      ...properties,
      dead: { bsonType: 'bool', description: 'Only in a tombstone: there is nothing to show any more' },
    },
    required: Object.keys(identity),
    anyOf: [{ required: ['dead'] }, { required, ...open }],
  }
}

function translated(schema: Schema): Schema {
  const words = Object.entries(schema).flatMap(([word, value]): [string, unknown][] => {
    if (UNKNOWN.has(word)) return []
    if (word === 'type') return [['bsonType', Array.isArray(value) ? value.map(typeOf) : typeOf(String(value))]]
    if (word === 'properties')
      return [
        [
          word,
          Object.fromEntries(Object.entries(value as Schema).map(([name, each]) => [name, translated(each as Schema)])),
        ],
      ]
    if (['anyOf', 'allOf', 'oneOf'].includes(word)) return [[word, (value as Schema[]).map(translated)]]
    if (word === 'items')
      return [
        [word, Array.isArray(value) ? value.map((each) => translated(each as Schema)) : translated(value as Schema)],
      ]
    if (['additionalProperties', 'additionalItems', 'not'].includes(word))
      return [[word, typeof value === 'object' ? translated(value as Schema) : value]]
    return [[word, value]]
  })
  return Object.fromEntries(words)
}

/** Whole numbers are stored as whichever kind of number holds them. */
const types: Record<string, string> = { integer: 'number', boolean: 'bool' }
const typeOf = (name: string) => types[name] ?? name
