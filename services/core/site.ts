import type { Site } from '#contracts/shell/site.ts'
import { type DemoRegion, demoRegions } from '#contracts/shell/demo-regions.ts'
import type { Env } from '#infra/env.ts'

/** The operator's settings in the words the product uses. */
export function siteOf(
  env: Pick<
    Env,
    | 'HELP_URL'
    | 'ABOUT_URL'
    | 'CONTACT_URL'
    | 'TERMS_URL'
    | 'DEMO_URLS'
    | 'COUNTRY_CODE'
    | 'SUPPORT_EMAIL'
    | 'BILLING_SECRET'
    | 'CHARGEBEE_WEBHOOK'
    | 'SELLER'
    | 'BILLING_CREDIT'
    | 'COUPONS'
    | 'MAIL_REPORTS_SECRET'
    | 'SMS_REPLIES_TOKEN'
    | 'WHATSAPP'
    | 'REVIEW_KEYS'
    | 'PSEUDO_LANGUAGES'
  >,
): Site {
  const named = { help: env.HELP_URL, about: env.ABOUT_URL, contact: env.CONTACT_URL, terms: env.TERMS_URL }
  const demos = (env.DEMO_URLS ?? '').split(/\s+/).flatMap((each) => {
    const [region, ...url] = each.split('=')
    return demoRegions.includes(region as DemoRegion) ? [[region, url.join('=')]] : []
  })
  return {
    links: Object.fromEntries(Object.entries(named).filter(([, url]) => url)),
    demos: Object.fromEntries(demos),
    country: env.COUNTRY_CODE,
    supportEmail: env.SUPPORT_EMAIL,
    billingSecret: env.BILLING_SECRET,
    chargebeeWebhook: env.CHARGEBEE_WEBHOOK,
    seller: env.SELLER.split('|').map((line) => line.trim()),
    billingCredit: env.BILLING_CREDIT === 'yes',
    coupons: env.COUPONS,
    mailReportsSecret: env.MAIL_REPORTS_SECRET,
    smsRepliesToken: env.SMS_REPLIES_TOKEN,
    whatsapp: whatsappOf(env.WHATSAPP),
    reviewKeys: env.REVIEW_KEYS,
    pseudoLanguages: env.PSEUDO_LANGUAGES === 'yes',
  }
}

function whatsappOf(setting: string | undefined): Site['whatsapp'] {
  const [from, invitation, reminder, interview] = (setting ?? '').split(' ')
  return from && invitation && reminder ? { from, templates: { invitation, reminder, interview } } : undefined
}
