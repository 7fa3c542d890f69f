import type { LoaderFunctionArgs } from '@remix-run/node'
import { foundBy } from '../../palette/search.server.ts'

/** What the palette asks while somebody types. */
export const loader = async (args: LoaderFunctionArgs) => Response.json(await foundBy(args))
