import type { Coupon } from '../subscription/standing.ts'
import type { DemoRegion } from './demo-regions.ts'

export type SiteLink = 'help' | 'about' | 'contact' | 'terms'

/** Pages of our own that answer until an operator names others. */
export const ownPages: Record<SiteLink, string> = {
  help: '/help',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
}
export const ownDemoPage = (region: DemoRegion) => `/contact?about=onboarding&region=${region}`

/** What an operator says of the installation, beside where its engines are. */
export type Site = {
  links: Partial<Record<SiteLink, string>>
  demos: Partial<Record<DemoRegion, string>>
  /** When set, all visitors are taken to be in this country. */
  country: string | undefined
  /** Where questions from the product go. Unset, to `support@` the host the platform is reached at. */
  supportEmail: string | undefined
  /** What the billing service proves itself with; unset, its reports are refused. */
  billingSecret: string | undefined
  /** Name and password that messages of the connected billing service carry: `name:password`. */
  chargebeeWebhook: string | undefined
  /** The name and address on invoices of the built-in billing, by line. */
  seller: readonly string[]
  /** Whether plans begin before their invoice is paid. */
  billingCredit: boolean
  coupons: readonly Coupon[]
  /** The same for a mail service that reports bounces and complaints. */
  mailReportsSecret: string | undefined
  /** With what the gateway for text messages signs those that come in; unset, none do. */
  smsRepliesToken: string | undefined
  /** From what number WhatsApp messages go, with the gateway's template for each use; unset, none do. */
  whatsapp:
    | { from: string; templates: { invitation: string; reminder: string; interview: string | undefined } }
    | undefined
  /** API keys that make their company a review account (A§6). */
  reviewKeys: readonly string[]
  /** Whether pages can be looked at in a pseudo-language (contracts/language.ts). */
  pseudoLanguages: boolean
}
