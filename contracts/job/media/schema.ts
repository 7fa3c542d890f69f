import * as z from 'zod'
import { LINK_MESSAGE } from '../modules/media-words.ts'
import { LONGEST_LINK } from './link.ts'
import { isSound } from './media.ts'

/** How a medium is stored and sent; `media.ts` has its rules. A function, because browsers load those and not zod. */
export const JobMedia = () =>
  z
    .object({
      url: z
        .string()
        .max(LONGEST_LINK)
        .describe('A link of YouTube, Vimeo or Dropbox (dl=0), or what an upload call answered'),
      type: z.enum(['video', 'picture']),
      poster: z.boolean().optional(),
      title: z.string().max(200).optional(),
    })
    .refine(isSound, { message: LINK_MESSAGE, path: ['url'] })
