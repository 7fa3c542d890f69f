import * as z from 'zod'

const word = z.string().max(100).nullable()
/** As the address of the application had it: `from`, `utm_source`, `utm_medium` and `utm_campaign`. */
export const Origin = z.object({ board: word, utmSource: word, utmMedium: word, utmCampaign: word })
