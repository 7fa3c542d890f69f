import * as z from 'zod'

/** The same schema, but it refuses fields it does not know, by name, however deep they stand. */
export const knownFieldsOnly = <Schema extends z.ZodType>(schema: Schema): Schema => within(schema) as unknown as Schema

function within(schema: unknown): z.ZodType {
  const { description } = schema as z.ZodType
  const strict = strictly(schema)
  return description && strict !== schema ? strict.describe(description) : strict
}

function strictly(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const shape = Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, within(field)]))
    return schema.clone({ ...schema.def, shape, catchall: z.never() })
  }
  if (schema instanceof z.ZodArray) return schema.clone({ ...schema.def, element: within(schema.element) })
  if (schema instanceof z.ZodRecord) return schema.clone({ ...schema.def, valueType: within(schema.valueType) })
  if (schema instanceof z.ZodDiscriminatedUnion)
    return schema.clone({ ...schema.def, options: schema.options.map(within) } as never)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return schema.clone({ ...schema.def, innerType: within(schema.unwrap()) } as never)
  return schema as z.ZodType
}
