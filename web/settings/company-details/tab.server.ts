import { interfaceLanguages } from '#contracts/kernel/language.ts'
import { textOf } from '../../lib/form.server.ts'
import { isRejected, refusal } from '../../lib/refusal.server.ts'
import { type TabServer, unknownIntent } from '../tab.server.ts'

const fields = ['name', 'language', 'website', 'termsUrl', 'privacyUrl', 'candidateAccessDays'] as const

/** What is no number is refused as one that is too small. */
const wholeNumber = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : 0)

export const companyDetails = {
  async load({ asker, platform }) {
    const company = await platform.readers.companyOf(asker)
    if (!company) throw new Response(null, { status: 404, statusText: 'Not Found' })
    const {
      company_id: id,
      name,
      language,
      website,
      termsUrl,
      privacyUrl,
      candidateAccessDays,
      slug,
      createdAt,
    } = company
    return {
      company: { id, name, language, website, termsUrl, privacyUrl, candidateAccessDays, slug, createdAt },
      mayEdit: asker.permissions.includes('company.settings'),
      languages: Object.entries(interfaceLanguages).map(([value, { name: label }]) => ({ value, label, lang: value })),
      host: new URL(platform.settings.publicUrl).host,
    }
  },

  async act({ asker, request, context, platform: { useCases, caughtUp } }, form) {
    const typed = Object.fromEntries(fields.map((field) => [field, textOf(form, field)])) as Record<
      (typeof fields)[number],
      string
    >
    const slug = textOf(form, 'slug')
    try {
      switch (form.get('intent')) {
        case 'details':
          await caughtUp(
            (
              await useCases.company.changeCompanyDetails(asker, {
                ...typed,
                candidateAccessDays: wholeNumber(typed.candidateAccessDays),
              })
            ).token,
          )
          return { saved: 'details' as const }
        case 'slug':
          await caughtUp((await useCases.company.changeCompanySlug(asker, slug)).token)
          return { saved: 'slug' as const }
        default:
          throw unknownIntent()
      }
    } catch (error) {
      if (!isRejected(error)) throw error
      return refusal(error, { request, context }, { ...typed, slug })
    }
  },
} satisfies TabServer
